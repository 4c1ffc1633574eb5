import { DAY_MS } from '../../values/time/duration.ts';

/** What was typed into an application, kept on the device for a day; never a file. */
export type Draft = Record<string, string>;

const PREFIX = 'tavola.application.';
const keyOf = (jobId: string) => `${PREFIX}${jobId}`;

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

/** Where drafts are kept; asking for it may fail already. */
type Device = () => Storage;

/** The browser may refuse its storage, as in private windows: then nothing is kept. */
function quietly<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Deletes drafts older than a day, of any job. */
export function dropOldDrafts(device: Device, now: number): void {
  quietly(() => {
    const storage = device();
    const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
    for (const key of keys)
      if (key.startsWith(PREFIX) && !isFresh(keptIn(storage.getItem(key)), now)) storage.removeItem(key);
  }, undefined);
}

/** The draft for a job; null where there is none of the last day. */
export function readDraft(device: Device, jobId: string, now: number): Draft | null {
  return quietly(() => {
    dropOldDrafts(device, now);
    return keptIn(device().getItem(keyOf(jobId)))?.typed ?? null;
  }, null);
}

/** Keeps a draft, for a day from now; one without a word is forgotten. */
export function keepDraft(device: Device, jobId: string, typed: Draft, now: number): void {
  const isEmpty = Object.values(typed).every((text) => text === '');
  if (isEmpty) forgetDraft(device, jobId);
  else quietly(() => device().setItem(keyOf(jobId), JSON.stringify({ at: now, typed } satisfies Kept)), undefined);
}

export function forgetDraft(device: Device, jobId: string): void {
  quietly(() => device().removeItem(keyOf(jobId)), undefined);
}
