/**
 * Edits between two words (insert, delete, replace, swap neighbours), or `limit + 1` once it is certain to be more.
 * @param limit how many edits still count, 1 or 2
 */
export function editsWithin(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) row.push(cheapest(a, b, i, j, row, last, beforeLast));
    if (Math.min(...row) > limit) return limit + 1;
    [beforeLast, last] = [last, row];
  }
  return last[b.length] ?? limit + 1;
}

function cheapest(a: string, b: string, i: number, j: number, row: number[], last: number[], before: number[]): number {
  const same = a[i - 1] === b[j - 1] ? 0 : 1;
  const best = Math.min((row[j - 1] ?? 0) + 1, (last[j] ?? 0) + 1, (last[j - 1] ?? 0) + same);
  const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return isSwap ? Math.min(best, (before[j - 2] ?? 0) + 1) : best;
}

/** A bitmap of the letters used: words k edits apart differ in at most 2k bits, so most can be ruled out quickly. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31);
  return mask;
}

export function bitsSet(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}
