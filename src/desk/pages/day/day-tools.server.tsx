import { Link } from 'react-router';
import { formatShortDay, formatTime } from '../../../values/time/wall-time.ts';
import type { PartyStatus } from '../../contracts/party-steps.ts';
import { DayPicker, dayField } from './day-picker.server.tsx';

type Day = {
  title: string;
  slug: string;
  date: string;
  today: string;
  search: string;
  /** The first party to come, where it's further down. */
  next: { id: string; time: string } | null;
  manages: boolean;
  totals: { time: string; covers: number; status: PartyStatus }[];
};

const coversIn = (parties: Day['totals']) => parties.reduce((sum, { covers }) => sum + covers, 0);

export const CoversByTime = ({ times }: { times: { time: string; covers: number }[] }) => (
  <dl className="flex flex-wrap gap-x-5 gap-y-1">
    {times.map(({ time, covers }) => (
      <div key={time} className="flex gap-1">
        <dt>{formatTime(time)}</dt>
        <dd className="font-bold">{covers}</dd>
      </div>
    ))}
  </dl>
);

/** How many are here and to come, and at which times, for the kitchen. */
function Totals({ day: { slug, date, today, manages, totals } }: { day: Day }) {
  const { booked = [], arrived = [], seated = [] } = Object.groupBy(totals, ({ status }) => status);
  const times = [...Map.groupBy(booked, ({ time }) => time)];
  return (
    <details className="ml-auto open:basis-full">
      <summary className="text-link flex min-h-11 items-center text-sm font-semibold md:text-base">
        {date === today ? (
          <>
            <span className="max-md:hidden">{coversIn(totals)} covers ·&nbsp;</span>
            {coversIn([...arrived, ...seated])} here · {coversIn(booked)} to come
          </>
        ) : (
          `${coversIn(totals)} covers`
        )}
      </summary>
      <CoversByTime times={times.map(([time, parties]) => ({ time, covers: coversIn(parties) }))} />
      {manages && (
        <a href={`/desk/${slug}/day.csv?date=${date}`} download className="text-link inline-flex min-h-11 items-center">
          Download as CSV
        </a>
      )}
    </details>
  );
}

/** The restaurant, the day and its totals. */
export function DayHeading({ day }: { day: Day }) {
  const { title, date, today, totals } = day;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <h1 className="text-heading">{title}</h1>
      <p className="text-sm font-bold md:text-lg">
        {date === today && 'Today, '}
        {formatShortDay(date)}
      </p>
      {totals.length > 0 && <Totals day={day} />}
    </div>
  );
}

/** Other days, the day on paper, the next party, and a search within the day. */
export function DayTools({ day: { slug, date, today, search, next } }: { day: Day }) {
  return (
    <DayPicker to={`/${slug}`} date={date} today={today}>
      <Link to={`/${slug}/sheet?date=${date}`} className="text-link flex min-h-11 items-center px-1">
        Day sheet
      </Link>
      {next && (
        <a href={`#${next.id}`} className="text-link flex min-h-11 items-center font-semibold whitespace-nowrap">
          Next: {formatTime(next.time)}
        </a>
      )}
      <input
        type="search"
        name="q"
        aria-label="Name, phone or reference"
        placeholder="Name or phone"
        defaultValue={search}
        autoComplete="off"
        className={`${dayField} flex-1 basis-28 placeholder:text-ink-soft`}
      />
    </DayPicker>
  );
}
