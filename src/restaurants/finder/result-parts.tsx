import { Link } from 'react-router';
import { BookingLink } from '../../booking/journey/booking-link.tsx';
import { BookButton } from '../book-button.tsx';
import { directionsUrl, milesText } from '../map/map-restaurant.ts';
import { formatTime } from '../wall-time.ts';
import type { Party } from './finder-query.ts';
import type { FoundPlace } from './found-place.ts';

export function Miles({ miles }: { miles: number }) {
  return <span className="figures whitespace-nowrap text-basil">{milesText(miles)}</span>;
}

function NoTable({ place, party }: { place: FoundPlace; party: Party }) {
  const { tables, phone } = place;
  if (tables.kind === 'shut') return <p className="mt-4 font-semibold text-tomato-deep">Closed that day.</p>;
  return (
    <p className="mt-4">
      <b className="text-tomato-deep">No table for {party.covers} left that day.</b> Try another, or ring{' '}
      <a href={`tel:${phone.replaceAll(' ', '')}`} className="text-link whitespace-nowrap">
        {phone}
      </a>
      .
    </p>
  );
}

/** Free times as links straight into booking, or the honest word that there are none. */
export function TableTimes({ place, party }: { place: FoundPlace; party: Party | null }) {
  const { tables, slug, title, way } = place;
  if (!party || way.kind !== 'online' || tables.kind === 'unknown') return null;
  if (tables.kind !== 'free') return <NoTable place={place} party={party} />;
  return (
    <ul aria-label={`Free tables at ${title}`} className="mt-4 flex flex-wrap gap-2">
      {tables.times.map((time) => (
        <li key={time}>
          <BookingLink slug={slug} date={party.date} covers={party.covers} time={time} className="time-chip">
            {formatTime(time)}
          </BookingLink>
        </li>
      ))}
    </ul>
  );
}

/** Where it is and, where no table can be had online, what to do instead. */
export function Particulars({ place }: { place: FoundPlace }) {
  const { address, postcode, way } = place;
  return (
    <>
      <p>
        {address.join(', ')}, <span className="whitespace-nowrap">{postcode}</span>
      </p>
      {way.kind !== 'online' && <p className="mt-2 max-w-text text-ink-soft">{way.message}</p>}
    </>
  );
}

/** A table, the way there, the page. */
export function WaysOn({ place }: { place: FoundPlace }) {
  const { slug, title, way, phone } = place;
  const link = 'text-link inline-block py-2.5';
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <BookButton slug={slug} title={title} way={way} phone={phone} />
      <a href={directionsUrl(place)} className={link}>
        Directions<span className="sr-only"> to {title}</span>
      </a>
      <Link to={`/restaurants/${slug}`} prefetch="intent" viewTransition className={link}>
        The restaurant<span className="sr-only"> {title}</span>
      </Link>
    </div>
  );
}
