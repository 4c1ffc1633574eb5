import type { IndexedName } from './name-keys.ts';

export type Scored = { named: IndexedName; score: number };

/** Inserts into a sorted short list without duplicates; with six or ten entries, insertion is fastest. */
export function keepBest(best: Scored[], named: IndexedName, score: number, limit: number): void {
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
