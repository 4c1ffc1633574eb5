import { href } from 'react-router';
import type { StaticParts } from '../../ui/static-part.tsx';
import { filterMenu, isEmptyFilter } from '../allergen-filter.ts';
import type { LocalMenus, RestaurantOption } from '../local-menus.ts';
import { menuSearch } from '../menu-query.ts';
import type { ListedMenu } from '../printed-menu.ts';
import { RestaurantChoice } from '../restaurant-choice.tsx';
import { DietaryFilterPanel } from './dietary-filter-panel.tsx';
import { FilterSummary } from './filter-summary.tsx';
import styles from './filterable-menu.module.css';
import { LocalMenuLinks } from './local-menu-links.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { MenuSection } from './menu-section.tsx';
import { SectionAnchors } from './section-anchors.tsx';
import { useDietaryFilter } from './use-dietary-filter.ts';

type FilterableMenuProps = {
  menu: ListedMenu;
  /** Its rendered dishes, if they came with a navigation's data. */
  dishes: StaticParts | null;
  restaurantOptions: RestaurantOption[];
  local: LocalMenus | null;
  /** Why traces can reach any dish. */
  sharedKitchens: string;
};

/** The menu with its dietary filter, showing only matching dishes. */
export function FilterableMenu({ menu, dishes, restaurantOptions, local, sharedKitchens }: FilterableMenuProps) {
  const { query, choose } = useDietaryFilter();
  const { sections, ...summary } = filterMenu(menu.sections, query.filter);
  const isFiltered = !isEmptyFilter(query.filter);
  const matrix = href('/our-menu/:id/allergens', { id: menu.id });
  return (
    <>
      <div className="mt-4 md:mt-8 print:hidden">
        <RestaurantChoice restaurantOptions={restaurantOptions} query={query} className="max-w-lg" />
        {local && <LocalMenuLinks local={local} query={query} current={menu} />}
      </div>
      <div className={styles.spread}>
        <SectionAnchors sections={sections} search={menuSearch(query)} />
        <div>
          <DietaryFilterPanel query={query} count={summary.count} choose={choose} matrix={matrix} />
          <FilterSummary query={query} summary={summary} local={local} sharedKitchens={sharedKitchens} />
          <article aria-label={menu.name} className={`${styles.card} card-rule`}>
            {sections.map((section) => (
              <MenuSection key={section.id} section={section} dishes={dishes} isFiltered={isFiltered} />
            ))}
            <MenuFoot menu={menu} matrix={matrix} />
          </article>
        </div>
      </div>
    </>
  );
}
