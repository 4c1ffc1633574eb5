import { describe, expect, test } from 'vitest';
import { createClusters, type Marker } from './clusters.ts';
import { type BookableMapRestaurant, clusterName, pinName } from './map-restaurant.ts';

const at = (slug: string, lat: number, lng: number): BookableMapRestaurant => ({
  slug,
  title: slug,
  lat,
  lng,
  storeId: slug,
  address: [],
  phone: '',
  way: { kind: 'online' },
});
const inverness = at('inverness-riverside', 57.477, -4.227);
const greekStreet = at('leeds-greek-street', 53.798, -1.547);
const wharf = at('leeds-granary-wharf', 53.794, -1.549);
const york = at('york-stonegate', 53.961, -1.082);
const restaurants = [york, wharf, inverness, greekStreet];
const labelsOf = (markers: Marker[]) =>
  markers.map((marker) => (marker.kind === 'pin' ? marker.restaurant.slug : `${marker.count} together`));

describe('createClusters', () => {
  test('neighbours share a marker from afar and split from near by, sorted north to south', () => {
    const markers = createClusters(restaurants, null, 14);
    expect(labelsOf(markers(5))).toEqual(['inverness-riverside', '3 together']);
    expect(labelsOf(markers(9))).toEqual(['inverness-riverside', 'york-stonegate', '2 together']);
    expect(labelsOf(markers(14))).toEqual([
      'inverness-riverside',
      'york-stonegate',
      'leeds-greek-street',
      'leeds-granary-wharf',
    ]);
  });

  test("zooming to a cluster's split level shows its restaurants separately", () => {
    const markers = createClusters(restaurants, null, 14);
    const cluster = markers(9).find((marker) => marker.kind === 'cluster');
    expect(cluster).toMatchObject({ count: 2, slugs: expect.arrayContaining([greekStreet.slug, wharf.slug]) });
    expect(labelsOf(markers(cluster?.kind === 'cluster' ? cluster.zoom : 0))).toContain('leeds-greek-street');
  });

  test('the open restaurant is never clustered', () => {
    const markers = createClusters(restaurants, 'leeds-greek-street', 14);
    expect(labelsOf(markers(4))).toContain('leeds-greek-street');
    expect(labelsOf(markers(9))).toEqual([
      'inverness-riverside',
      'york-stonegate',
      'leeds-greek-street',
      'leeds-granary-wharf',
    ]);
  });

  test('a group keeps its key whatever the order of the list', () => {
    const keysOf = (list: BookableMapRestaurant[]) => createClusters(list, null, 14)(9).map(({ key }) => key);
    expect(keysOf(restaurants)).toEqual(keysOf(restaurants.toReversed()));
  });

  test('two restaurants at one spot split at the deepest zoom', () => {
    expect(createClusters([greekStreet, { ...greekStreet, slug: 'twin-site' }], null, 14)(14)).toHaveLength(2);
  });

  test('no restaurants, no markers', () => {
    expect(createClusters([], null, 14)(6)).toEqual([]);
  });
});

test.each([
  [{ ...greekStreet, title: 'Leeds Greek Street', milesValue: 0.3 }, 'Leeds Greek Street, 0.3 miles'],
  [{ ...greekStreet, title: 'Leeds Greek Street', milesValue: 1 }, 'Leeds Greek Street, 1 mile'],
  [{ ...greekStreet, title: 'Leeds Greek Street' }, 'Leeds Greek Street'],
])('a pin is named after its restaurant and distance', (restaurant, name) => {
  expect(pinName(restaurant)).toBe(name);
});

test("a cluster's label gives its size and action", () => {
  expect(clusterName(4)).toBe('4 restaurants, zoom in');
});
