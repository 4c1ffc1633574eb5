import { Link } from 'react-router';
import { MAX_TABLE_BOOKING_COVERS } from '../../booking/contracts/constants.ts';
import { BookingLink } from '../../booking/parts/booking-link.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { formatTime } from '../../values/time/wall-time.ts';
import { bookingRequest, type Party, restaurantPath } from './party-choice.ts';
import type { NoTables, TableRow } from './table-row.ts';
import styles from './table-times.module.css';
import { useFreeTables } from './tables-context.tsx';

function noTablesText(reason: NoTables): string {
  if (reason.kind === 'closed') return 'Closed that day. Try another day.';
  return `You can’t book past ${reason.last} yet. Try an earlier day.`;
}

type TimesProps = { restaurant: TableRow; party: Party; times: string[]; cameLater: boolean };

/** Times that arrive later have no line above them, which would move the page. */
function Times({ restaurant: { slug, title }, party, times, cameLater }: TimesProps) {
  const isMissed = !cameLater && !times.includes(party.time);
  return (
    <>
      {isMissed && <p className={styles.words}>Nothing at {formatTime(party.time)}. Closest times:</p>}
      <ul aria-label={`Free tables at ${title}`} className={styles.times}>
        {times.map((time) => (
          <li key={time}>
            <BookingLink
              slug={slug}
              {...bookingRequest({ ...party, time })}
              className={`${styles.time} ${time === party.time ? styles.wanted : ''}`}
            >
              {formatTime(time)}
            </BookingLink>
          </li>
        ))}
      </ul>
    </>
  );
}

type Shown = Pick<TimesProps, 'restaurant' | 'party'>;

function Full({ restaurant: { phone }, party }: Shown) {
  return (
    <p className={styles.words}>
      <b>No tables left for {party.covers} that day.</b> Try another day, or ring{' '}
      <PhoneLink phone={phone} className="text-link whitespace-nowrap" />.
    </p>
  );
}

/** No such occasion that day, or no table so large: the booking card shows what the restaurant offers instead. */
function NotOffered({ restaurant: { slug, phone }, party }: Shown) {
  return (
    <p className={styles.words}>
      <b>
        You can’t book online here for a party of {party.covers} that day{party.occasion && ' for that occasion'}.
      </b>{' '}
      <BookingLink slug={slug} {...bookingRequest(party)} className="text-link">
        See what you can book
      </BookingLink>
      , or ring <PhoneLink phone={phone} className="text-link whitespace-nowrap" />.
    </p>
  );
}

function Failed({ restaurant: { phone } }: { restaurant: TableRow }) {
  return (
    <p className={styles.words}>
      <b>Error checking availability.</b> Try again in a minute, or ring{' '}
      <PhoneLink phone={phone} className="text-link whitespace-nowrap" />.
    </p>
  );
}

function Request({ restaurant: { slug }, party }: Shown) {
  return (
    <p className={styles.words}>
      More than {MAX_TABLE_BOOKING_COVERS} of you?{' '}
      <BookingLink slug={slug} {...bookingRequest(party)} bookingType="event" className="text-link font-bold">
        Send the restaurant a request
      </BookingLink>
      , and they’ll get back to you.
    </p>
  );
}

function ListedTimes({ restaurant }: { restaurant: TableRow }) {
  const { ref, party, tables, cameLater } = useFreeTables<HTMLDivElement>(restaurant);
  return (
    <div ref={ref} className={styles.tables}>
      {tables.kind === 'free' && (
        <Times restaurant={restaurant} party={party} cameLater={cameLater} times={tables.times} />
      )}
      {tables.kind === 'full' && <Full restaurant={restaurant} party={party} />}
      {tables.kind === 'not-offered' && <NotOffered restaurant={restaurant} party={party} />}
      {tables.kind === 'failed' && <Failed restaurant={restaurant} />}
      {tables.kind === 'asking' && <p className={styles.words}>Looking for tables…</p>}
      {tables.kind === 'unasked' && (
        <Link to={restaurantPath(restaurant.slug, party, 'tables')} className={`text-link ${styles.words}`}>
          Show times<span className="sr-only"> at {restaurant.title}</span>
        </Link>
      )}
    </div>
  );
}

/** A restaurant's free times as links into booking, or why there are none. Nothing if it doesn't take bookings. */
export function TableTimes({ restaurant, party }: { restaurant: TableRow; party: Party }) {
  const { way, day } = restaurant;
  if (way.kind !== 'online') return null;
  if (day.noTables) return <p className={`${styles.tables} ${styles.words}`}>{noTablesText(day.noTables)}</p>;
  if (party.covers > MAX_TABLE_BOOKING_COVERS) {
    return (
      <div className={styles.tables}>
        <Request restaurant={restaurant} party={party} />
      </div>
    );
  }
  return <ListedTimes restaurant={restaurant} />;
}
