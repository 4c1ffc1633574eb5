type Given = readonly [name: string, value: string | number | undefined];

/** A query string, '?date=2026-11-27&covers=2', without empty values; '' if none are left. */
export function queryOf(entries: readonly Given[]): string {
  const pairs = entries.flatMap(([name, value]) => (value ? `${name}=${encodeURIComponent(value)}` : []));
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
