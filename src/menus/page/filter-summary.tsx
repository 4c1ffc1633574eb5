import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { type FilteredMenu, isEmptyFilter } from '../allergen-filter.ts';
import type { LocalMenus } from '../local-menus.ts';
import { type MenuQuery, menuSearch } from '../menu-query.ts';
import type { ListedSection } from '../printed-menu.ts';
import { leftOutText, shownText } from './dietary-filter-text.ts';
import styles from './filter-summary.module.css';
import { SharedKitchens } from './shared-kitchens.tsx';

/** The id of the sentence with the number of matching dishes. */
export const RESULT_ID = 'dishes-shown';

type FilterSummaryProps = {
  query: MenuQuery;
  summary: Omit<FilteredMenu<ListedSection>, 'sections'>;
  local: LocalMenus | null;
  sharedKitchens: string;
};

/** How many dishes match and why the others don't, announced on change; and what such a list can't promise. */
export function FilterSummary({ query, summary, local, sharedKitchens }: FilterSummaryProps) {
  const { count, of, leftOut } = summary;
  const { filter } = query;
  const isFiltered = !isEmptyFilter(filter);
  const words = useRef<HTMLParagraphElement>(null);
  const [shownAgain, setShownAgain] = useState(false);
  const showsAll = shownAgain && !isFiltered;
  return (
    <div id="dishes" className={`${styles.summary} ${isFiltered || query.misread ? 'pt-6 pb-2' : ''}`}>
      <p
        ref={words}
        id={RESULT_ID}
        role="status"
        tabIndex={-1}
        className={`font-display text-dish text-basil outline-none md:text-2xl ${showsAll ? 'pt-6 pb-2' : ''}`}
      >
        {isFiltered ? (
          shownText(count, of, filter)
        ) : (
          <span className={showsAll ? '' : 'sr-only'}>
            {showsAll ? 'Every dish is shown again.' : `All ${of} dishes are shown.`}
          </span>
        )}
      </p>
      {query.misread && (
        <p className="mt-2 flex items-start gap-2 font-bold text-tomato-deep">
          <Icon name="warning" className="mt-1 size-5 shrink-0" />
          This link mentions something that isn’t one of the 14 allergens, so nothing was left out for it. Tick what you
          need above.
        </p>
      )}
      {isFiltered && (
        <>
          <p className="mt-2 max-w-text">{leftOutText(leftOut, filter.without)}</p>
          <p className="mt-2 max-w-text">
            <SharedKitchens sharedKitchens={sharedKitchens} local={local} />
          </p>
          <Link
            to={{ search: menuSearch({ restaurant: query.restaurant }) }}
            replace
            preventScrollReset
            onClick={() => {
              setShownAgain(true);
              // The link disappears with the filter.
              words.current?.focus({ preventScroll: true });
            }}
            className="text-link inline-flex min-h-11 items-center font-semibold print:hidden"
          >
            Show every dish again
          </Link>
        </>
      )}
    </div>
  );
}
