import { DAY_MS } from '../values/time/duration.ts';

/** A form's values, by field; for files, only that some were chosen. */
export type Draft = Record<string, string>;

type Kept = { at: number; typed: Draft };

function entryIn(text: string | null): Kept | null {
  try {
    const entry = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return entry && typeof entry.at === 'number' && typeof entry.typed === 'object' ? (entry as Kept) : null;
  } catch {
    return null;
  }
}

const isFresh = (entry: Kept | null, now: number): entry is Kept =>
  entry !== null && entry.at <= now && now - entry.at < DAY_MS;

/** The browser may refuse storage, as in private windows: then nothing is stored. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Values of unsent forms, stored in the browser for a day. */
export class Drafts {
  readonly #device: () => Storage;
  readonly #prefix: string;

  /** `device`: the storage; accessing it may throw. `prefix`: of each key. */
  constructor(device: () => Storage, prefix: string) {
    this.#device = device;
    this.#prefix = prefix;
  }

  /** Deletes drafts older than a day. */
  dropOld(now: number): void {
    quietly(() => {
      const storage = this.#device();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      for (const key of keys)
        if (key.startsWith(this.#prefix) && !isFresh(entryIn(storage.getItem(key)), now)) storage.removeItem(key);
    }, undefined);
  }

  /** A draft by name; null if there is none from the last day. */
  read(name: string, now: number): Draft | null {
    return quietly(() => {
      this.dropOld(now);
      return entryIn(this.#device().getItem(this.#prefix + name))?.typed ?? null;
    }, null);
  }

  /** Stores a draft for a day; an empty one is forgotten. */
  keep(name: string, values: Draft, now: number): void {
    const isEmpty = Object.values(values).every((text) => text === '');
    if (isEmpty) this.forget(name);
    else
      quietly(
        () => this.#device().setItem(this.#prefix + name, JSON.stringify({ at: now, typed: values } satisfies Kept)),
        undefined,
      );
  }

  forget(name: string): void {
    quietly(() => this.#device().removeItem(this.#prefix + name), undefined);
  }
}
