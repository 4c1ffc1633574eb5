import { Link } from 'react-router';
import { formatTime } from '../../../values/time/wall-time.ts';
import { DayPicker, dayField } from './day-picker.server.tsx';

type Day = {
  slug: string;
  date: string;
  today: string;
  search: string;
  manages: boolean;
  totals: { time: string; covers: number }[];
};

/** Other days, and a search within this one. */
function Finder({ day: { slug, date, today, search, manages } }: { day: Day }) {
  return (
    <>
      <DayPicker to={`/${slug}`} date={date} today={today}>
        <label className="grid text-sm font-semibold">
          Name, phone or reference
          <input type="search" name="q" defaultValue={search} autoComplete="off" className={dayField} />
        </label>
      </DayPicker>
      <Link to={`/${slug}/sheet?date=${date}`} className="text-link mt-2 inline-flex min-h-11 items-center">
        Day sheet
      </Link>
      {manages && (
        <a
          href={`/desk/${slug}/day.csv?date=${date}`}
          download
          className="text-link mt-2 ml-4 inline-flex min-h-11 items-center"
        >
          Download as CSV
        </a>
      )}
    </>
  );
}

/** How many sit down at each time, for the kitchen. */
function Totals({ totals }: Pick<Day, 'totals'>) {
  const covers = totals.reduce((sum, each) => sum + each.covers, 0);
  const times = [...Map.groupBy(totals, ({ time }) => time)];
  return (
    <details className="mt-4">
      <summary className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {totals.length} {totals.length === 1 ? 'party' : 'parties'}, {covers} covers
      </summary>
      <dl className="flex flex-wrap gap-x-5 gap-y-1">
        {times.map(([time, parties]) => (
          <div key={time} className="flex gap-1">
            <dt>{formatTime(time)}</dt>
            <dd className="font-bold">{parties.reduce((sum, each) => sum + each.covers, 0)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

export function DayTools({ day }: { day: Day }) {
  return (
    <>
      <Finder day={day} />
      {day.totals.length > 0 && <Totals totals={day.totals} />}
    </>
  );
}
