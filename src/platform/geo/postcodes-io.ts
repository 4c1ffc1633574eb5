import { z } from 'zod';
import { fetchJson, type RemoteOptions } from './fetch-json.ts';
import type { Geocoder, GeoMatch } from './types.ts';

const position = { latitude: z.number().nullable(), longitude: z.number().nullable() };
const postcodeAnswer = z.object({ result: z.object({ postcode: z.string(), ...position }) });
const outcodeAnswer = z.object({ result: z.object({ outcode: z.string(), ...position }) });
const nearestAnswer = z.object({ result: z.array(z.object({ postcode: z.string(), ...position })).nullable() });
const place = z.object({ name_1: z.string(), county_unitary: z.string().nullish(), ...position });
const placesAnswer = z.object({ result: z.array(place) });

type Row = { latitude: number | null; longitude: number | null };

/** Postcodes of the islands and of closed buildings have no position: they count as not found. */
function toMatch(kind: GeoMatch['kind'], label: string, row: Row): GeoMatch[] {
  if (row.latitude === null || row.longitude === null) return [];
  return [{ kind, label, lat: row.latitude, lng: row.longitude }];
}

/**
 * postcodes.io over HTTP. Rejects if the service fails; what it doesn't know gives an empty result, including partial
 * postcodes and sectors.
 */
export function createPostcodesIo(options: RemoteOptions): Geocoder {
  const ask = <T>(path: string, shape: z.ZodType<T>) => fetchJson(new URL(`${options.url}${path}`), shape, options);

  async function searchPlaces(query: string): Promise<GeoMatch[]> {
    const answer = await ask(`/places?q=${encodeURIComponent(query)}&limit=6`, placesAnswer);
    const label = ({ name_1, county_unitary }: z.infer<typeof place>) =>
      [name_1, county_unitary].filter(Boolean).join(', ');
    return (answer?.result ?? []).flatMap((row) => toMatch('place', label(row), row));
  }

  return {
    async search(query) {
      const compact = query.toUpperCase().replace(/[^A-Z0-9]/g, '');
      if (/^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/.test(compact)) {
        const answer = await ask(`/postcodes/${compact}`, postcodeAnswer);
        return answer ? toMatch('postcode', answer.result.postcode, answer.result) : [];
      }
      if (/^[A-Z]{1,2}\d[A-Z\d]?$/.test(query.trim().toUpperCase())) {
        const answer = await ask(`/outcodes/${compact}`, outcodeAnswer);
        return answer ? toMatch('outcode', answer.result.outcode, answer.result) : [];
      }
      return /\d/.test(query) || compact === '' ? [] : searchPlaces(query.trim());
    },
    async nearest({ lat, lng }) {
      const answer = await ask(`/postcodes?lon=${lng}&lat=${lat}&limit=1&radius=2000`, nearestAnswer);
      const [first] = answer?.result ?? [];
      return first ? (toMatch('postcode', first.postcode, first)[0] ?? null) : null;
    },
  };
}
