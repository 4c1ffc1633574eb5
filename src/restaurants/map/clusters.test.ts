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
const all = [york, wharf, inverness, greekStreet];
const labelsOf = (markers: Marker[]) =>
  markers.map((marker) => (marker.kind === 'pin' ? marker.restaurant.slug : `${marker.count} together`));

describe('createClusters', () => {
  test('neighbours are one marker from afar and two from near by, north before south', () => {
    const markers = createClusters(all, null, 14);
    expect(labelsOf(markers(5))).toEqual(['inverness-riverside', '3 together']);
    expect(labelsOf(markers(9))).toEqual(['inverness-riverside', 'york-stonegate', '2 together']);
    expect(labelsOf(markers(14))).toEqual([
      'inverness-riverside',
      'york-stonegate',
      'leeds-greek-street',
      'leeds-granary-wharf',
    ]);
  });

  test('zooming to where a cluster falls apart shows its restaurants apart', () => {
    const markers = createClusters(all, null, 14);
    const cluster = markers(9).find((marker) => marker.kind === 'cluster');
    expect(cluster).toMatchObject({ count: 2, slugs: expect.arrayContaining([greekStreet.slug, wharf.slug]) });
    expect(labelsOf(markers(cluster?.kind === 'cluster' ? cluster.zoom : 0))).toContain('leeds-greek-street');
  });

  test('the open restaurant is never clustered', () => {
    const markers = createClusters(all, 'leeds-greek-street', 14);
    expect(labelsOf(markers(4))).toContain('leeds-greek-street');
    expect(labelsOf(markers(9))).toEqual([
      'inverness-riverside',
      'york-stonegate',
      'leeds-greek-street',
      'leeds-granary-wharf',
    ]);
  });

  test('the same group keeps its key, whatever order the list comes in', () => {
    const keyed = (list: BookableMapRestaurant[]) => createClusters(list, null, 14)(9).map(({ key }) => key);
    expect(keyed(all)).toEqual(keyed(all.toReversed()));
  });

  test('two restaurants at one spot come apart at the deepest zoom', () => {
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
])('a pin is called by its restaurant and distance', (restaurant, name) => {
  expect(pinName(restaurant)).toBe(name);
});

test('a cluster is labelled with its number and what a press does', () => {
  expect(clusterName(4)).toBe('4 restaurants, zoom in');
});
