import { Link } from 'react-router';
import { formatDayMonth, weekdayOf } from '../wall-time.ts';
import { type FinderQuery, finderPath, type Party, type Position } from './finder-query.ts';
import type { FoundPlace } from './found-place.ts';
import { ListOrMap } from './list-or-map.tsx';
import { ResultAccordion } from './result-accordion.tsx';
import { ResultRows } from './result-rows.tsx';
import { ResultsMap } from './results-map.tsx';

/** Other places that bear the name. */
export function OtherPlaces({ others, party }: { others: string[]; party: Party | null }) {
  if (others.length === 0) return null;
  return (
    <p className="mt-4">
      Or did you mean{' '}
      {others.map((label, index) => (
        <span key={label}>
          {index > 0 && (index === others.length - 1 ? ' or ' : ', ')}
          <Link to={finderPath({ q: label, party })} className="text-link inline-block py-0.5">
            {label}
          </Link>
        </span>
      ))}
      ?
    </p>
  );
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Tables for two on the next days, for those who came without a day in mind. */
function SoonTables({ query, days }: { query: FinderQuery; days: string[] }) {
  const name = (date: string, index: number) =>
    ['today', 'tomorrow'][index] ?? `${capital(weekdayOf(date))} ${formatDayMonth(date)}`;
  return (
    <p className="mt-4">
      See free tables{' '}
      {days.map((date, index) => (
        <span key={date}>
          {index > 0 && (index === days.length - 1 ? ' or ' : ', ')}
          <Link
            to={finderPath({ ...query, party: { date, covers: 2, time: '19:00' } })}
            className="text-link inline-block py-0.5"
          >
            {name(date, index)}
          </Link>
        </span>
      ))}
    </p>
  );
}

type ResultsProps = {
  query: FinderQuery;
  near: Position & { label: string };
  others: string[];
  places: FoundPlace[];
  /** Dates to look for a table on, today first. */
  days: string[];
  from: number;
};

/** The restaurants near a place: as a list, and on the map. */
export function Results({ query, near, others, places, days, from }: ResultsProps) {
  const { party } = query;
  return (
    <>
      <OtherPlaces others={others} party={party} />
      {!party && <SoonTables query={query} days={days} />}
      <ListOrMap
        list={
          <>
            <ResultRows places={places} from={from} party={party} />
            <ResultAccordion places={places} from={from} party={party} />
          </>
        }
        map={() => <ResultsMap places={places} near={near} from={from} />}
      />
    </>
  );
}
