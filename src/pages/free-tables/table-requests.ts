import type { ListedStore, TablesByStore } from './free-tables.ts';

type Options = {
  ask: (stores: ListedStore[]) => Promise<TablesByStore>;
  tell: (tables: TablesByStore) => void;
  /** How long requests are collected before each call, in ms. */
  pauseMs: number;
  /** The most restaurants in one call. */
  most: number;
};

/**
 * Batches lookups of restaurants, without duplicates, one call at a time. `stop` ends them for good, including one in
 * flight.
 */
export function tableRequests({ ask, tell, pauseMs, most }: Options) {
  const requestedIds = new Set<string>();
  let queue: ListedStore[] = [];
  let busy = false;
  let isStopped = false;
  const next = async () => {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    const stores = queue.slice(0, most);
    queue = queue.slice(most);
    const tables = isStopped ? {} : await ask(stores);
    if (!isStopped) tell(tables);
    busy = queue.length > 0 && !isStopped;
    if (busy) await next();
  };
  return {
    want(store: ListedStore): void {
      if (isStopped || requestedIds.has(store.storeId)) return;
      requestedIds.add(store.storeId);
      queue.push(store);
      if (busy) return;
      busy = true;
      void next();
    },
    stop(): void {
      isStopped = true;
    },
  };
}
