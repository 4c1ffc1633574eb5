/** A string of a page: its path ('tiles.2.links.0.url'), field name and value. */
export type PageValue = { path: string; name: string; value: string };

/** All strings of a page, in order and at any depth. */
export function* pageValues(value: unknown, path = '', name = ''): Generator<PageValue> {
  if (typeof value === 'string') yield { path, name, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pageValues(inner, path === '' ? key : `${path}.${key}`, Number.isNaN(Number(key)) ? key : name);
  }
}
