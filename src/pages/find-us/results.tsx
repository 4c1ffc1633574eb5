import { Link } from 'react-router';
import type { Party } from '../free-tables/asked.ts';
import { TablesProvider } from '../free-tables/tables-context.tsx';
import type { FinderView } from './find-restaurants.ts';
import { type FinderQuery, finderPath } from './finder-query.ts';
import { ResultAccordion } from './result-accordion.tsx';
import { ResultRows } from './result-rows.tsx';

type FoundView = Extract<FinderView, { kind: 'found' }>;

/** Links to the restaurants nearer and further away. */
function Pages({ query, page, pages }: { query: FinderQuery } & Pick<FoundView, 'page' | 'pages'>) {
  if (pages === 1) return null;
  const link = 'text-link inline-flex min-h-11 items-center font-bold';
  return (
    <nav aria-label="More restaurants" className="mt-6 flex flex-wrap items-center justify-between gap-x-8">
      {page > 1 && (
        <Link to={finderPath({ ...query, page: page - 1 })} rel="prev" className={link}>
          Nearer
        </Link>
      )}
      {page < pages && (
        <Link to={finderPath({ ...query, page: page + 1 })} rel="next" className={link}>
          Further away
        </Link>
      )}
    </nav>
  );
}

type ResultsProps = { view: FoundView; query: FinderQuery; party: Party; today: string; from: number };

/** The restaurants near a place with their free times, nearest first. */
export function Results({ view: { results, tables, page, pages }, query, party, today, from }: ResultsProps) {
  const rows = { results, party, asked: query.asked, today, from };
  return (
    <TablesProvider party={party} known={tables}>
      <ResultRows {...rows} />
      <ResultAccordion {...rows} times />
      <Pages query={query} page={page} pages={pages} />
    </TablesProvider>
  );
}
