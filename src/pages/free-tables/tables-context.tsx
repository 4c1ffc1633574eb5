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
import { type FreeTables, freeTables, type ListedStore, noneFoundOut, type TablesByStore } from './free-tables.ts';
import type { Party } from './party-choice.ts';
import { tableRequests } from './table-requests.ts';

const PAUSE_MS = 120;
const MOST_IN_REQUEST = 20;

type Tables = { party: Party; known: TablesByStore; found: TablesByStore; want: (store: ListedStore) => void };

const TablesContext = createContext<Tables | null>(null);

async function ask(stores: ListedStore[], party: Party): Promise<TablesByStore> {
  try {
    const { bookingClient } = await import('../../platform/api/browser-api.ts');
    return await freeTables(bookingClient, stores, party);
  } catch {
    // The connection was lost before the code was loaded.
    return noneFoundOut(stores);
  }
}

type TablesProviderProps = {
  party: Party;
  /** From the server. */
  known: TablesByStore;
  children: ReactNode;
};

/** Provides the free tables of a party: the server's, and those requested as their rows are scrolled to. */
export function TablesProvider({ party, known, children }: TablesProviderProps) {
  const [later, setLater] = useState<{ of: string; found: TablesByStore }>({ of: '', found: {} });
  const requests = useRef<ReturnType<typeof tableRequests> | null>(null);
  const partyKey = JSON.stringify(party);
  // Before the rows' effects, which use it.
  useLayoutEffect(() => {
    const tell = (tables: TablesByStore) =>
      setLater((before) => ({ of: partyKey, found: { ...(before.of === partyKey && before.found), ...tables } }));
    const batches = tableRequests({
      ask: (stores) => ask(stores, JSON.parse(partyKey) as Party),
      tell,
      pauseMs: PAUSE_MS,
      most: MOST_IN_REQUEST,
    });
    requests.current = batches;
    return batches.stop;
  }, [partyKey]);
  const value = useMemo(
    () => ({
      party,
      known,
      found: { ...(later.of === partyKey && later.found), ...known },
      want: (store: ListedStore) => requests.current?.want(store),
    }),
    [party, known, later, partyKey],
  );
  return <TablesContext value={value}>{children}</TablesContext>;
}

type TablesShown<E> = {
  ref: RefObject<E | null>;
  party: Party;
  tables: FreeTables | { kind: 'unasked' | 'asking' };
  /** They arrived after rendering. */
  cameLater: boolean;
};

/** A restaurant's free tables; 'asking' while loading, 'unasked' if scripts don't run. */
export function useFreeTables<E extends Element>(store: ListedStore): TablesShown<E> {
  const context = useContext(TablesContext);
  if (!context) throw new Error('There is no TablesProvider above');
  const [ref, isSeen] = useSeen<E>('200px');
  const { found, known, want, party } = context;
  const { storeId, milesValue } = store;
  const tables = found[storeId];
  useEffect(() => {
    if (isSeen && !tables) want({ storeId, milesValue });
  }, [isSeen, tables, want, storeId, milesValue]);
  return { ref, party, tables: tables ?? { kind: isSeen ? 'asking' : 'unasked' }, cameLater: !known[storeId] };
}
