import type { AskedStore, TablesByStore } from './free-tables.ts';

type Options = {
  ask: (stores: AskedStore[]) => Promise<TablesByStore>;
  tell: (found: TablesByStore) => void;
  /** How long restaurants are gathered before they are asked about together, in ms. */
  pauseMs: number;
  /** Most restaurants in one request. */
  most: number;
};

/**
 * Gathers the restaurants wanted and asks about them together: each once, one request at a time. `stop` ends it for good,
 * whatever is still under way.
 */
export function tableRequests({ ask, tell, pauseMs, most }: Options) {
  const known = new Set<string>();
  let waiting: AskedStore[] = [];
  let busy = false;
  let stopped = false;
  const next = async () => {
    await new Promise((resume) => setTimeout(resume, pauseMs));
    const stores = waiting.slice(0, most);
    waiting = waiting.slice(most);
    const found = stopped ? {} : await ask(stores);
    if (!stopped) tell(found);
    busy = waiting.length > 0 && !stopped;
    if (busy) await next();
  };
  return {
    want(store: AskedStore): void {
      if (stopped || known.has(store.storeId)) return;
      known.add(store.storeId);
      waiting.push(store);
      if (busy) return;
      busy = true;
      void next();
    },
    stop(): void {
      stopped = true;
    },
  };
}
