import { Form, href } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/section.tsx';
import { PartyFields } from '../free-tables/party-fields.tsx';
import { partyWords } from '../free-tables/party-words.ts';
import { TableTimes } from '../free-tables/table-times.tsx';
import { TablesProvider } from '../free-tables/tables-context.tsx';
import styles from './tables.module.css';
import type { RestaurantView, ShownTables } from './view/restaurant-view.ts';

type TablesProps = { restaurant: RestaurantView } & Pick<
  ShownTables,
  'party' | 'times' | 'today' | 'known' | 'voucher'
>;

/** Day, time and party, and their free times. A GET form; with scripts the result loads in place. */
export function Tables({ restaurant, party, times, today, known, voucher }: TablesProps) {
  const { slug, title, site, phone, storeId, way, day } = restaurant;
  if (way.kind !== 'online') return null;
  return (
    <section id="tables" aria-labelledby="tables-name" className={`${styles.tables} print:hidden`}>
      <Container className={styles.columns}>
        <div>
          <h2 id="tables-name" className="mb-3 text-dish">
            A table at {site}
          </h2>
          {voucher && <p className="mb-3 text-sm">{voucher}</p>}
          <Form
            key={slug}
            action={`${href('/restaurants/:slug', { slug })}#tables`}
            method="get"
            data-table-form=""
            replace
            preventScrollReset
            className={styles.form}
          >
            <PartyFields party={party} times={times} today={today} />
            <Button type="submit" variant="basil" className="whitespace-nowrap">
              Show times
            </Button>
          </Form>
        </div>
        <div aria-live="polite">
          <p className="mb-2 text-ink-soft">{partyWords(party)}</p>
          <TablesProvider party={party} known={known}>
            <TableTimes restaurant={{ slug, title, phone, storeId, way, day }} party={party} />
          </TablesProvider>
        </div>
      </Container>
    </section>
  );
}
