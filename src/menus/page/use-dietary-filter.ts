import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { DietaryFilter } from '../allergen-filter.ts';
import { type MenuQuery, menuSearch, readMenuQuery } from '../menu-query.ts';

type Chosen = { query: MenuQuery; choose: (filter: DietaryFilter, hash?: string) => void };

/** The dietary filter in the address. A choice applies at once; the address follows, so that it can be shared. */
export function useDietaryFilter(): Chosen {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, show] = useOptimistic(readMenuQuery(new URLSearchParams(search)));
  const choose = (filter: DietaryFilter, hash = '') =>
    startTransition(async () => {
      const next = { ...query, filter, misread: false };
      show(next);
      await navigate({ search: menuSearch(next), hash }, { replace: true, preventScrollReset: hash === '' });
    });
  return { query, choose };
}
