/** A submitted form, sent or still waiting. */
export type WaitingAct = {
  id: number;
  address: string;
  /** URL-encoded, with its key. */
  body: string;
  /** What it does, as its button says it. */
  label: string;
  /** Id of the person or tablet that made it. */
  by: string;
  /** Epoch ms. */
  at: number;
  /** Why the server refused it; shown until somebody ticks it off. */
  problem?: string;
};

const STORE = 'acts';

const settled = <Value>(request: IDBRequest<Value>) =>
  new Promise<Value>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('desk', 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'id', autoIncrement: true });
  return settled(request);
}
let database: Promise<IDBDatabase> | undefined;

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= open();
  return (await database).transaction(STORE, mode).objectStore(STORE);
}

/** Oldest first. */
export const readActs = async (): Promise<WaitingAct[]> => settled((await store('readonly')).getAll());

export const addAct = async (act: Omit<WaitingAct, 'id'>): Promise<number> =>
  Number(await settled((await store('readwrite')).add(act)));

export const writeAct = async (act: WaitingAct) => settled((await store('readwrite')).put(act));

export const removeAct = async (id: number) => settled((await store('readwrite')).delete(id));
