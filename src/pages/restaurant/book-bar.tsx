import { BookButton } from '../../booking/parts/book-button.tsx';
import { OpenLine } from '../../restaurants/open-sign.tsx';
import { wantedTable } from '../free-tables/party-choice.ts';
import { partyWords } from '../free-tables/party-words.ts';
import styles from './book-bar.module.css';
import type { RestaurantView, ShownTables } from './view/restaurant-view.ts';

type BookBarProps = { restaurant: RestaurantView } & Pick<ShownTables, 'choice' | 'party' | 'today'>;

/**
 * On small screens, a bar with the book button, from below the hero to the end of the page. For another day it shows
 * the request, not whether the restaurant is open now.
 */
export function BookBar({ restaurant, choice, party, today }: BookBarProps) {
  if (restaurant.way.kind === 'shut') return null;
  const { slug, title, way, phone, moments, from } = restaurant;
  const anotherDay = choice.date !== undefined && party.date !== today;
  return (
    <div
      data-above-sheet=""
      className={`${styles.bar} sticky bottom-(--sheet-height) z-10 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t-2 border-tomato bg-paper px-4 py-3 md:hidden print:hidden`}
    >
      {anotherDay ? (
        <span className="min-w-0 flex-1 basis-32 text-balance text-sm leading-snug">{partyWords(party)}</span>
      ) : (
        <OpenLine moments={moments} from={from} quiet className="flex-1 basis-32 text-balance text-sm leading-snug" />
      )}
      <BookButton
        slug={slug}
        title={title}
        way={way}
        phone={phone}
        request={wantedTable(choice, party)}
        className="shrink-0"
      />
    </div>
  );
}
