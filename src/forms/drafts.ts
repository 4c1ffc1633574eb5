import { DAY_MS } from '../values/time/duration.ts';

/** What was typed into a form, by field; never a file, but that one was chosen. */
export type Draft = Record<string, string>;

type Kept = { at: number; typed: Draft };

function keptIn(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return kept && typeof kept.at === 'number' && typeof kept.typed === 'object' ? (kept as Kept) : null;
  } catch {
    return null;
  }
}

const isFresh = (kept: Kept | null, now: number): kept is Kept =>
  kept !== null && kept.at <= now && now - kept.at < DAY_MS;

/** The browser may refuse its storage, as in private windows: then nothing is kept. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** What was typed into forms that were not sent, kept in the browser for a day. */
export class Drafts {
  readonly #device: () => Storage;
  readonly #prefix: string;

  /** `device`: where they are kept; asking for it may fail already. `prefix`: begins the key of each. */
  constructor(device: () => Storage, prefix: string) {
    this.#device = device;
    this.#prefix = prefix;
  }

  /** Deletes those older than a day. */
  dropOld(now: number): void {
    quietly(() => {
      const storage = this.#device();
      const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
      for (const key of keys)
        if (key.startsWith(this.#prefix) && !isFresh(keptIn(storage.getItem(key)), now)) storage.removeItem(key);
    }, undefined);
  }

  /** The draft of a name; null where there is none of the last day. */
  read(name: string, now: number): Draft | null {
    return quietly(() => {
      this.dropOld(now);
      return keptIn(this.#device().getItem(this.#prefix + name))?.typed ?? null;
    }, null);
  }

  /** Keeps a draft, for a day from now; one without a word is forgotten. */
  keep(name: string, typed: Draft, now: number): void {
    const isEmpty = Object.values(typed).every((text) => text === '');
    if (isEmpty) this.forget(name);
    else
      quietly(
        () => this.#device().setItem(this.#prefix + name, JSON.stringify({ at: now, typed } satisfies Kept)),
        undefined,
      );
  }

  forget(name: string): void {
    quietly(() => this.#device().removeItem(this.#prefix + name), undefined);
  }
}
