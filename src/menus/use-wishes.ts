import { startTransition, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Wishes } from './allergen-filter.ts';
import { type MenuQuery, menuSearch, readMenuQuery } from './menu-query.ts';

type Chosen = { query: MenuQuery; choose: (wishes: Wishes, hash?: string) => void };

/** What the address asks of the menu. A choice shows at once; the address follows, so it can be shared and kept. */
export function useWishes(): Chosen {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [query, show] = useOptimistic(readMenuQuery(new URLSearchParams(search)));
  const choose = (wishes: Wishes, hash = '') =>
    startTransition(async () => {
      const next = { ...query, wishes, misread: false };
      show(next);
      await navigate({ search: menuSearch(next), hash }, { replace: true, preventScrollReset: hash === '' });
    });
  return { query, choose };
}
