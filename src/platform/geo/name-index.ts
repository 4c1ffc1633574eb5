import { bitsSet, editsWithin, letterMask } from '../../values/typos/typo.ts';
import { type IndexedName, type Key, keysOf } from './name-keys.ts';

type Scored = { named: IndexedName; score: number };

/** Inserts into a short sorted list without duplicates; for six or ten entries, insertion is fastest. */
function keepBest(best: Scored[], named: IndexedName, score: number, limit: number): void {
  if (best.length === limit && score <= (best[limit - 1]?.score ?? 0)) return;
  const already = best.findIndex((entry) => entry.named === named);
  if (already >= 0) {
    if ((best[already]?.score ?? 0) >= score) return;
    best.splice(already, 1);
  }
  let at = best.length;
  while (at > 0 && (best[at - 1]?.score ?? 0) < score) at--;
  best.splice(at, 0, { named, score });
  if (best.length > limit) best.pop();
}

/** Weights of a match: the whole name, a longer name, or part of a word. `inner` applies to matches on later words. */
export type Ranking = { whole: number; words: number; part: number; inner: number };

export class NameIndex {
  readonly #keys: Key[];
  readonly #masks: Int32Array;

  constructor(names: IndexedName[]) {
    this.#keys = names.flatMap(keysOf).sort((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0));
    this.#masks = Int32Array.from(this.#keys, ({ text }) => letterMask(text));
  }

  /** Names that start with the key, best first, without duplicates. */
  find(key: string, ranking: Ranking, limit: number): IndexedName[] {
    if (key === '') return [];
    const best: Scored[] = [];
    for (let at = this.#firstFrom(key); this.#keys[at]?.text.startsWith(key); at++) {
      const { text, named, inner } = this.#keys[at] as Key;
      const next = text.charAt(key.length);
      const fit = next === '' ? ranking.whole : next === ' ' ? ranking.words : ranking.part;
      keepBest(best, named, named.weight * fit * (inner ? ranking.inner : 1), limit);
    }
    return best.map(({ named }) => named);
  }

  /** Names equal to the key; with `inner`, also by their later words. */
  exactly(key: string, inner: boolean): IndexedName[] {
    const hits: IndexedName[] = [];
    for (let at = this.#firstFrom(key); this.#keys[at]?.text === key; at++) {
      const hit = this.#keys[at] as Key;
      if (inner || !hit.inner) hits.push(hit.named);
    }
    return hits.sort((a, b) => b.weight - a.weight);
  }

  /**
   * Last resort: names within one typo (two from nine letters, none under five). Fewest typos first, then by weight.
   */
  nearly(key: string, limit: number): IndexedName[] {
    if (key.length < 5) return [];
    const slips = key.length < 9 ? 1 : 2;
    const mask = letterMask(key);
    const best: Scored[] = [];
    this.#keys.forEach(({ text, named, inner }, at) => {
      if (inner || Math.abs(text.length - key.length) > slips) return;
      if (bitsSet(mask ^ (this.#masks[at] ?? 0)) > slips * 2) return;
      const edits = editsWithin(key, text, slips);
      if (edits <= slips) keepBest(best, named, named.weight - edits * 1e9, limit);
    });
    return best.map(({ named }) => named);
  }

  #firstFrom(key: string): number {
    let low = 0;
    let high = this.#keys.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#keys[middle] as Key).text < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
