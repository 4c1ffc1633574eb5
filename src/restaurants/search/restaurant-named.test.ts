import { expect, test } from 'vitest';
import { restaurantNamed } from './restaurant-named.ts';

const leeds = { slug: 'leeds-greek-street', title: 'Leeds Greek Street', town: 'Leeds', site: 'Greek Street' };
const bath = { slug: 'bath-quay', title: 'Bath Quay', town: 'Bath', site: 'Quay' };
const truro = { slug: 'truro-quay', title: 'Truro Quay', town: 'Truro', site: 'Quay' };
const restaurants = [leeds, bath, truro];
const at = (slug: string) => ({ kind: 'restaurant', label: slug, slug, lat: 0, lng: 0 }) as const;

test.each([
  ['Leeds Greek Street', leeds, leeds],
  ['leeds greek st', leeds, leeds],
  ['Greek Street, Leeds', leeds, leeds],
  ['greek street', leeds, leeds],
  ['greek', leeds, undefined],
  ['quay', bath, undefined],
  ['truro quay', truro, truro],
])('%s', (query, match, expected) => {
  expect(restaurantNamed(query, at(match.slug), restaurants)).toBe(expected);
});

test("a place of that name, or an unlisted restaurant, doesn't count", () => {
  const place = { kind: 'place', label: 'Leeds', lat: 0, lng: 0 } as const;
  expect(restaurantNamed('Leeds Greek Street', place, restaurants)).toBeUndefined();
  expect(restaurantNamed('Leeds Greek Street', null, restaurants)).toBeUndefined();
  expect(restaurantNamed('Leeds Greek Street', at('leeds-greek-street'), [bath])).toBeUndefined();
});
