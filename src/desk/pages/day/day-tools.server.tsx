import { Form, Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { formatTime } from '../../../values/time/wall-time.ts';

type Day = {
  slug: string;
  date: string;
  today: string;
  yesterday: string;
  tomorrow: string;
  search: string;
  totals: { time: string; covers: number }[];
};

const field = 'min-h-11 rounded-sm border border-edge bg-paper px-3';

/** Other days, and a search within this one. */
function Finder({ day: { slug, date, today, yesterday, tomorrow, search } }: { day: Day }) {
  const link = 'flex min-h-11 items-center text-link';
  return (
    <div className="mt-4 flex flex-wrap items-end gap-x-6 gap-y-3">
      <nav aria-label="Days" className="flex gap-4">
        <Link to={`/${slug}?date=${yesterday}`} className={link}>
          Day before
        </Link>
        {date !== today && (
          <Link to={`/${slug}`} className={link}>
            Today
          </Link>
        )}
        <Link to={`/${slug}?date=${tomorrow}`} className={link}>
          Day after
        </Link>
        <Link to={`/${slug}/sheet?date=${date}`} className={link}>
          Day sheet
        </Link>
      </nav>
      <Form className="flex flex-wrap items-end gap-2">
        <label className="grid text-sm font-semibold">
          Day
          <input type="date" name="date" defaultValue={date} className={field} />
        </label>
        <label className="grid text-sm font-semibold">
          Name, phone or reference
          <input type="search" name="q" defaultValue={search} autoComplete="off" className={field} />
        </label>
        <Button type="submit" variant="line" size="medium">
          Show
        </Button>
      </Form>
    </div>
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
