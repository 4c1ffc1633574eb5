import { BookButton } from '../book-button.tsx';
import { OpenLine } from '../open-sign.tsx';
import type { RestaurantView } from './restaurant-view.ts';

/** On small screens the way to a table stays at hand from below the poster until the page ends. */
export function BookBar({ place }: { place: RestaurantView }) {
  if (place.way.kind === 'shut') return null;
  return (
    <div className="book-bar sticky bottom-(--sheet-height) z-10 flex items-center justify-between gap-4 border-t-2 border-tomato bg-paper px-4 py-3 md:hidden">
      <OpenLine moments={place.moments} from={place.from} className="text-sm leading-snug" />
      <BookButton slug={place.slug} title={place.title} way={place.way} phone={place.phone} />
    </div>
  );
}
