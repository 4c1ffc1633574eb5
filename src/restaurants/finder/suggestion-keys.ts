/** The option an arrow leads to; past either end it goes back to what was typed (-1), then round again. */
export function nextActive(active: number, count: number, step: 1 | -1): number {
  const places = count + 1;
  return ((active + 1 + step + places) % places) - 1;
}
