import type { Party } from '../free-tables/party-choice.ts';
import { restaurantPath } from '../free-tables/party-choice.ts';
import { TableTimes } from '../free-tables/table-times.tsx';
import { TablesProvider } from '../free-tables/tables-context.tsx';
import { NationLinks } from '../restaurants/nation-links.tsx';
import { NationHeading, RestaurantDirectory } from '../restaurants/restaurant-directory.tsx';
import { inGroups } from '../restaurants/restaurants-by-nation.ts';
import type { FinderView } from './find-restaurants.ts';
import { ResultAccordion } from './result-accordion.tsx';
import type { RowSetting } from './result-parts.tsx';

type AllView = Extract<FinderView, { kind: 'all' }>;
type AllRestaurantsProps = RowSetting & { nations: AllView['nations']; party: Party };

const NOTHING_KNOWN = {};
/** Prefix of the ids on small screens; the cards of wider ones have those without. */
const SMALL = 'in-';

/**
 * Every restaurant by nation and town: as cards, collapsed on small screens. With free times if a day was requested.
 */
export function AllRestaurants({ nations, party, ...setting }: AllRestaurantsProps) {
  const times = setting.choice.date !== undefined;
  return (
    <TablesProvider party={party} known={NOTHING_KNOWN}>
      <div className="hidden md:block">
        <RestaurantDirectory
          nations={nations}
          from={setting.from}
          pathOf={(slug) => restaurantPath(slug, setting.choice)}
          below={times ? (shop) => <TableTimes restaurant={shop} party={party} /> : undefined}
        />
      </div>
      <div className="md:hidden">
        <NationLinks nations={nations} idPrefix={SMALL} className="mt-4 px-4" />
        {nations.map((group) => (
          <section
            key={group.id}
            id={`${SMALL}${group.id}`}
            aria-labelledby={`${SMALL}${group.id}-name`}
            className="pt-8"
          >
            <NationHeading group={group} id={`${SMALL}${group.id}-name`} />
            <div className="mt-4 px-4 sm:px-6">
              <ResultAccordion results={inGroups([group])} party={party} times={times} {...setting} />
            </div>
          </section>
        ))}
      </div>
    </TablesProvider>
  );
}
