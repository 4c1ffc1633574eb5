import type { ReactNode } from 'react';
import { locate, positionWords } from '../../../restaurants/search/locate.ts';
import { PlaceBox } from '../../../restaurants/search/place-box.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { type NearbySearch, searchByPlace, searchByPosition } from '../../flow/nearby.ts';
import { JourneyNotice } from '../../parts/journey-notice.tsx';
import type { Journey } from '../frame/journey-props.ts';
import { VoucherText } from '../frame/notice.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import styles from '../frame/steps.module.css';
import { NearbyList } from './nearby-list.tsx';

type WhichRestaurantProps = { journey: Journey; title: string; children?: ReactNode };

/** Replaces a step's form until a restaurant is chosen, since the finder has a form of its own. */
export function WhichRestaurant({ journey, title, children }: WhichRestaurantProps) {
  const { bookingError } = journey.state;
  return (
    <div className={styles.scroll}>
      <StepHeading page={journey.page}>{title}</StepHeading>
      {bookingError && <JourneyNotice>{bookingError}</JourneyNotice>}
      <VoucherText state={journey.state} className="mb-4" />
      <RestaurantFinder journey={journey} />
      {children}
    </div>
  );
}

/** Searches by postcode, town, name or position. */
function RestaurantFinder({ journey: { state, dispatch } }: { journey: Journey }) {
  const { searchQuery, searchWords, sortedLocations } = state;
  const show = (query: string, { words, restaurants }: NearbySearch) =>
    dispatch({ type: 'restaurants found', query, words, restaurants });
  const nearMe = async () => {
    show('', { words: 'Finding your location…', restaurants: [] });
    const position = await locate(navigator.geolocation);
    const unknown = (reason: keyof typeof positionWords) => ({ words: positionWords[reason], restaurants: [] });
    show('', position.ok ? await searchByPosition(position) : unknown(position.reason));
  };
  return (
    <search className="block">
      <form
        className="flex flex-wrap items-end gap-4"
        onSubmit={async (event) => {
          event.preventDefault();
          const query = String(new FormData(event.currentTarget).get('q') ?? '').trim();
          if (!query) return;
          const result = await searchByPlace(query);
          if (result.named) dispatch({ type: 'restaurant chosen', restaurant: result.named });
          else show(query, result);
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
