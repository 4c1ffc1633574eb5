import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { JourneyRestaurant } from './journey-state.ts';
import { NearbyList } from './nearby-list.tsx';
import { useNearby, useSuggestions } from './use-nearby.ts';

/** Search by postcode, place or name, or by where the diner stands; then one of the nearest restaurants. */
export function RestaurantFinder({ onChoose }: { onChoose: (restaurant: JourneyRestaurant) => void }) {
  const [text, setText] = useState('');
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  const { found, search, locate } = useNearby();
  const suggestions = useSuggestions(text);
  const sent = useRef('');
  const look = (query: string) => {
    if (query.trim() === '') return;
    sent.current = query;
    void search(query.trim());
  };
  return (
    <search ref={setPortal} className="relative block">
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-60">
          <Combobox
            label="Postcode, town or restaurant"
            name="q"
            value={text}
            onType={setText}
            suggestions={text === sent.current ? [] : suggestions}
            onChoose={(chosen) => {
              setText(chosen.text);
              look(chosen.text);
            }}
            onEnter={() => look(text)}
            placeholder="LS1 4DY, or Leeds"
            portal={portal}
          />
        </div>
        <Button variant="basil" onClick={() => look(text)} className="grow sm:grow-0">
          <Icon name="search" className="size-5" />
          Find
        </Button>
      </div>
      <button type="button" className="text-link mt-2 inline-flex min-h-11 items-center gap-2" onClick={locate}>
        <Icon name="locate" className="size-5" />
        Use my location
      </button>
      <p role="status" className="mt-2 text-ink-soft">
        {found.words}
      </p>
      <NearbyList restaurants={found.restaurants} onChoose={onChoose} />
    </search>
  );
}
