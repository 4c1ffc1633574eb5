import { useState } from 'react';
import { locate, positionWords } from '../../restaurants/finder/locate.ts';
import { PlaceBox } from '../../restaurants/finder/place-box.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { JourneyRestaurant } from './journey-state.ts';
import { type Found, nearPlace, nearPosition } from './nearby.ts';
import { NearbyList } from './nearby-list.tsx';
import '../../restaurants/finder/finder.css';

const nothingYet: Found = { words: '', restaurants: [] };

/** Search by postcode, place or name, or by where the diner stands; then one of the nearest restaurants. */
export function RestaurantFinder({ onChoose }: { onChoose: (restaurant: JourneyRestaurant) => void }) {
  const [found, setFound] = useState(nothingYet);
  const nearMe = async () => {
    setFound({ words: 'Finding you…', restaurants: [] });
    const position = await locate(navigator.geolocation);
    setFound(position.ok ? await nearPosition(position) : { words: positionWords[position.reason], restaurants: [] });
  };
  return (
    <search className="block">
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          if (query) setFound(await nearPlace(query));
        }}
      >
        <PlaceBox defaultValue="" label="Postcode, town or restaurant" />
        <Button type="submit" variant="basil" className="max-sm:w-full">
          <Icon name="search" className="size-5" />
          Find
        </Button>
      </form>
      <button type="button" className="text-link mt-3 inline-flex min-h-11 items-center gap-2" onClick={nearMe}>
        <Icon name="locate" className="size-5" />
        Use my location
      </button>
      <p role="status" className="mt-2 text-ink-soft">
        {found.words}
      </p>
      {found.restaurants.length > 0 && <NearbyList restaurants={found.restaurants} onChoose={onChoose} />}
    </search>
  );
}
