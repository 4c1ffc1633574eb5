/** One value of a page: where it stands ('tiles.2.links.0.url'), under which name, and what it is. */
export type PageValue = { path: string; name: string; value: string };

/** Every text value of a page, in its order, however deep. */
export function* pageValues(value: unknown, path = '', name = ''): Generator<PageValue> {
  if (typeof value === 'string') yield { path, name, value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* pageValues(inner, path === '' ? key : `${path}.${key}`, Number.isNaN(Number(key)) ? key : name);
  }
}
