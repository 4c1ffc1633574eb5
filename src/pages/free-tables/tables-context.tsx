import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSeen } from '../../ui/use-seen.ts';
import type { Party } from './asked.ts';
import { type AskedStore, type FreeTables, freeTables, noneFoundOut, type TablesByStore } from './free-tables.ts';
import { tableRequests } from './table-requests.ts';

const PAUSE_MS = 120;
const MOST_IN_REQUEST = 20;

type Tables = { party: Party; known: TablesByStore; found: TablesByStore; want: (store: AskedStore) => void };

const TablesContext = createContext<Tables | null>(null);

async function ask(stores: AskedStore[], party: Party): Promise<TablesByStore> {
  try {
    const { bookingClient } = await import('../../platform/api/browser-api.ts');
    return await freeTables(bookingClient, stores, party);
  } catch {
    // The connection was lost before the code came.
    return noneFoundOut(stores);
  }
}

type TablesProviderProps = {
  party: Party;
  /** What the server knows already. */
  known: TablesByStore;
  children: ReactNode;
};

/** Provides the free tables of a party: those the server found, and those asked for as their rows are scrolled to. */
export function TablesProvider({ party, known, children }: TablesProviderProps) {
  const [later, setLater] = useState<{ of: string; found: TablesByStore }>({ of: '', found: {} });
  const requests = useRef<ReturnType<typeof tableRequests> | null>(null);
  const wanted = JSON.stringify(party);
  // Before the effects of the rows, which want something of it.
  useLayoutEffect(() => {
    const tell = (found: TablesByStore) =>
      setLater((before) => ({ of: wanted, found: { ...(before.of === wanted && before.found), ...found } }));
    const mine = tableRequests({
      ask: (stores) => ask(stores, JSON.parse(wanted) as Party),
      tell,
      pauseMs: PAUSE_MS,
      most: MOST_IN_REQUEST,
    });
    requests.current = mine;
    return mine.stop;
  }, [wanted]);
  const value = useMemo(
    () => ({
      party,
      known,
      found: { ...(later.of === wanted && later.found), ...known },
      want: (store: AskedStore) => requests.current?.want(store),
    }),
    [party, known, later, wanted],
  );
  return <TablesContext value={value}>{children}</TablesContext>;
}

type TablesShown<E> = {
  ref: RefObject<E | null>;
  party: Party;
  tables: FreeTables | { kind: 'unasked' | 'asking' };
  /** They came after the page was drawn. */
  cameLater: boolean;
};

/** The free tables of a restaurant; 'asking' until they are known, 'unasked' where scripts do not run. */
export function useFreeTables<E extends Element>(store: AskedStore): TablesShown<E> {
  const context = useContext(TablesContext);
  if (!context) throw new Error('There is no TablesProvider above');
  const [ref, seen] = useSeen<E>('200px');
  const { found, known, want, party } = context;
  const { storeId, milesValue } = store;
  const tables = found[storeId];
  useEffect(() => {
    if (seen && !tables) want({ storeId, milesValue });
  }, [seen, tables, want, storeId, milesValue]);
  return { ref, party, tables: tables ?? { kind: seen ? 'asking' : 'unasked' }, cameLater: !known[storeId] };
}
