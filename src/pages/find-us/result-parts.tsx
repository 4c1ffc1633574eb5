import { BookButton } from '../../booking/parts/book-button.tsx';
import { OpenLine } from '../../restaurants/open-sign.tsx';
import { useBookingWayWords } from '../../restaurants/use-booking-way-words.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import { directionsUrl } from '../../values/map-urls.ts';
import { milesText } from '../../values/miles.ts';
import { bookingRequest, type PartyChoice, restaurantPath } from '../free-tables/party-choice.ts';
import { dayText } from '../free-tables/table-row.ts';
import type { FinderResult } from './finder-result.ts';

/** Common to all rows: the request, today in London, and the time of rendering in epoch ms. */
export type RowSetting = { choice: PartyChoice; today: string; from: number };

export function Miles({ miles }: { miles: number }) {
  return <span className="figures whitespace-nowrap text-basil">{milesText(miles)}</span>;
}

/** Whether it is open now; for another day, its hours, unless its tables already say it is closed. */
export function OpenNow({
  restaurant: { moments, way, day },
  today,
  from,
}: { restaurant: FinderResult } & Omit<RowSetting, 'choice'>) {
  if (day.date === today) return <OpenLine moments={moments} from={from} quiet />;
  if (way.kind === 'online' && day.noTables?.kind === 'closed') return null;
  return <span className="text-ink-soft">{dayText(day)}</span>;
}

/** The address and, if tables can't be booked online, what to do instead. */
export function Particulars({ restaurant: { address, postcode, way } }: { restaurant: FinderResult }) {
  const instead = useBookingWayWords(way);
  return (
    <>
      <p>
        {address.join(', ')}, <span className="whitespace-nowrap">{postcode}</span>
      </p>
      {instead && <p className="mt-1 max-w-text text-ink-soft">{instead}</p>}
    </>
  );
}

/** Links to a table, directions and the restaurant's page. */
export function WaysOn({ restaurant, choice }: { restaurant: FinderResult; choice: PartyChoice }) {
  const { slug, title, way, phone } = restaurant;
  const link = 'text-link inline-block py-2.5';
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <BookButton
        slug={slug}
        title={title}
        way={way}
        phone={phone}
        request={bookingRequest(choice)}
        variant="line"
        size="small"
      />
      <a href={directionsUrl(restaurant)} className={link}>
        Directions<span className="sr-only"> to {title}</span>
      </a>
      <PageLink to={restaurantPath(slug, choice)} className={link}>
        See the restaurant<span className="sr-only"> {title}</span>
      </PageLink>
    </div>
  );
}
