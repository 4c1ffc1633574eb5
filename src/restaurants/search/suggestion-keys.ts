/** The option an arrow key moves to; past either end comes the typed text (-1), then the other end. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
