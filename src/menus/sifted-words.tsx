import { Link } from 'react-router';
import { Icon } from '../ui/icon.tsx';
import { asksNothing, type Sifted } from './allergen-filter.ts';
import type { LocalMenus } from './local-menus.ts';
import { type MenuQuery, menuSearch } from './menu-query.ts';
import type { PrintedSection } from './printed-menu.ts';
import { leftOutWords, shownWords } from './wish-words.ts';

/** Whom to ask: the chosen restaurant by telephone, or the nearest. */
export function AskUs({ local }: { local: Pick<LocalMenus, 'title' | 'phone'> | null }) {
  if (!local)
    return (
      <Link to="/find-us" className="text-link font-bold">
        ask your restaurant
      </Link>
    );
  return (
    <>
      ring {local.title} on{' '}
      <a href={`tel:${local.phone.replaceAll(' ', '')}`} className="text-link font-bold whitespace-nowrap">
        {local.phone}
      </a>
    </>
  );
}

type SiftedWordsProps = {
  query: MenuQuery;
  sifted: Omit<Sifted<PrintedSection>, 'sections'>;
  local: LocalMenus | null;
};

/** How many dishes suit and why the others do not, said aloud as it changes; and what no list can promise. */
export function SiftedWords({ query, sifted: { shown, of, leftOut }, local }: SiftedWordsProps) {
  const { wishes } = query;
  const asked = !asksNothing(wishes);
  return (
    <div id="dishes" className={asked || query.misread ? 'sifted' : undefined}>
      <p role="status" className="font-display text-dish text-basil md:text-2xl">
        {asked && shownWords(shown, of, wishes)}
      </p>
      {query.misread && (
        <p className="mt-2 flex items-start gap-2 font-bold text-tomato-deep">
          <Icon name="warning" className="mt-1 size-5 shrink-0" />
          Part of this address is none of the 14 allergens, so nothing was left out for it. Tick what you need above.
        </p>
      )}
      {asked && (
        <>
          <p className="mt-2 max-w-text">{leftOutWords(leftOut, wishes.without)}</p>
          <p className="mt-2 max-w-text">
            <strong>Our kitchens share ovens, fryers, boards and hands</strong>, so traces can travel to any dish. If an
            allergy is serious, <AskUs local={local} /> before you order.
          </p>
          <Link
            to={{ search: menuSearch({ restaurant: query.restaurant }) }}
            replace
            preventScrollReset
            className="text-link inline-flex min-h-11 items-center font-semibold"
          >
            Show every dish again
          </Link>
        </>
      )}
    </div>
  );
}
