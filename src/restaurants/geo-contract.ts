import { z } from '@hono/zod-openapi';
import { degrees } from '../platform/geo/degrees.ts';
import { pastedLine } from '../values/pasted/pasted.ts';
import { restaurantSummary } from './contract.ts';

/** A trailing space counts while typing: it ends the word. */
const tidyQuery = (text: string) => `${pastedLine(text)}${/\s$/.test(text) ? ' ' : ''}`;

const geoMatch = z
  .object({
    kind: z.enum(['postcode', 'sector', 'outcode', 'place', 'restaurant']),
    label: z.string(),
    lat: z.number(),
    lng: z.number(),
    slug: z.string().optional(),
  })
  .openapi('GeoMatch');

/** A restaurant with its distance from the searched place, in miles to one decimal. */
const nearbyRestaurant = restaurantSummary.extend({ milesValue: z.number() }).openapi('NearbyRestaurant');
export type NearbyRestaurant = z.infer<typeof nearbyRestaurant>;

/** `location` is the place the query matched, or null, with an empty list. */
export const geoSearchAnswer = z
  .object({
    query: z.string(),
    matches: z.array(geoMatch),
    location: geoMatch.nullable(),
    restaurants: z.array(nearbyRestaurant),
  })
  .openapi('GeoSearch');
export type GeoSearchAnswer = z.infer<typeof geoSearchAnswer>;

/** `location` is the nearest named place, or null if it is too far away. */
export const geoNearestAnswer = z
  .object({ location: geoMatch.nullable(), restaurants: z.array(nearbyRestaurant) })
  .openapi('GeoNearest');
export type GeoNearestAnswer = z.infer<typeof geoNearestAnswer>;

export const geoSearchRequest = {
  params: z.object({
    query: z
      .string()
      .overwrite(tidyQuery)
      .openapi({ param: { name: 'query', in: 'path' }, example: 'LS1 4DY' }),
  }),
  query: z.object({
    suggest: z.literal('1').optional().openapi({ description: 'Only complete what is typed: matches, no restaurants' }),
  }),
};

const inPath = (name: 'lat' | 'lng', limit: 90 | 180) =>
  degrees(limit).openapi({ param: { name, in: 'path' }, type: 'number', minimum: -limit, maximum: limit });

export const geoNearestRequest = { params: z.object({ lat: inPath('lat', 90), lng: inPath('lng', 180) }) };
