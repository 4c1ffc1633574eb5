import { PageLinks } from '../../ui/links/page-links.tsx';
import type { Party } from '../free-tables/party-choice.ts';
import { TablesProvider } from '../free-tables/tables-context.tsx';
import type { FinderView } from './find-restaurants.ts';
import { type FinderQuery, finderPath } from './finder-query.ts';
import { ResultAccordion } from './result-accordion.tsx';
import { ResultRows } from './result-rows.tsx';

type FoundView = Extract<FinderView, { kind: 'found' }>;

type ResultsProps = { view: FoundView; query: FinderQuery; party: Party; today: string; from: number };

/** The restaurants near a place with their free times, nearest first. */
export function Results({ view: { results, tables, page, pages, named }, query, party, today, from }: ResultsProps) {
  const rows = { results, named, party, choice: query.choice, today, from };
  return (
    <TablesProvider party={party} known={tables}>
      <ResultRows {...rows} />
      <ResultAccordion {...rows} times />
      <PageLinks
        label="More restaurants"
        page={page}
        pages={pages}
        pathOf={(target) => finderPath({ ...query, page: target })}
      />
    </TablesProvider>
  );
}
