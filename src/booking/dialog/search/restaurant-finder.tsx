import { locate, positionWords } from '../../../restaurants/search/locate.ts';
import { PlaceBox } from '../../../restaurants/search/place-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type NearbySearch, searchByPlace, searchByPosition } from '../../flow/nearby.ts';
import type { Journey } from '../journey/use-journey.ts';
import { NearbyList } from './nearby-list.tsx';

/** Search by postcode, town, name or position, then the choice of one of the nearest restaurants. */
export function RestaurantFinder({ journey: { state, dispatch } }: { journey: Journey }) {
  const { searchQuery, searchWords, sortedLocations } = state;
  const tell = (query: string, { words, restaurants }: NearbySearch) =>
    dispatch({ type: 'restaurants found', query, words, restaurants });
  const nearMe = async () => {
    tell('', { words: 'Finding your location…', restaurants: [] });
    const position = await locate(navigator.geolocation);
    const unknown = (reason: keyof typeof positionWords) => ({ words: positionWords[reason], restaurants: [] });
    tell('', position.ok ? await searchByPosition(position) : unknown(position.reason));
  };
  return (
    <search className="block">
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          if (!query) return;
          const found = await searchByPlace(query);
          if (found.named) dispatch({ type: 'restaurant chosen', restaurant: found.named });
          else tell(query, found);
        }}
      >
        <PlaceBox defaultValue={searchQuery} label="Postcode, town or restaurant" />
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
        {searchWords}
      </p>
      {sortedLocations.length > 0 && (
        <NearbyList
          restaurants={sortedLocations}
          onChoose={(restaurant) => dispatch({ type: 'restaurant chosen', restaurant })}
        />
      )}
    </search>
  );
}
