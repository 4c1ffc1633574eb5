type Given = readonly [name: string, value: string | number | undefined];

/** The query of an address, '?date=2026-11-27&covers=2', without what is empty; '' where nothing is left. */
export function queryOf(given: readonly Given[]): string {
  const pairs = given.flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
