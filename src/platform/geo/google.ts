import { z } from 'zod';
import { fetchJson, type RemoteOptions } from './fetch-json.ts';
import type { Geocoder, GeoMatch } from './types.ts';

const result = z.object({
  formatted_address: z.string(),
  types: z.array(z.string()),
  geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
});
const geocodeAnswer = z.object({ status: z.string(), results: z.array(result), error_message: z.string().optional() });

function toMatch({ formatted_address, types, geometry }: z.infer<typeof result>): GeoMatch {
  const kind = types.includes('postal_code') ? 'postcode' : 'place';
  return { kind, label: formatted_address.replace(/, UK$/, ''), ...geometry.location };
}

/** Google Geocoding over HTTP. Rejects if the service fails or refuses; unknown places give an empty result. */
export function createGoogle(options: RemoteOptions): Geocoder {
  async function geocode(question: Record<string, string>): Promise<GeoMatch[]> {
    const address = new URL(`${options.url}/maps/api/geocode/json`);
    address.search = new URLSearchParams({ ...question, region: 'uk', key: options.key ?? '' }).toString();
    const answer = await fetchJson(address, geocodeAnswer, options);
    if (!answer || answer.status === 'ZERO_RESULTS') return [];
    // Refusals (REQUEST_DENIED, OVER_QUERY_LIMIT) come with status 200. Their message may contain the key, so only the
    // status is reported.
    if (answer.status !== 'OK') throw new Error(`responded ${answer.status}`);
    return answer.results.map(toMatch);
  }
  return {
    search: async (query) => (query.trim() === '' ? [] : geocode({ address: query, components: 'country:GB' })),
    nearest: async ({ lat, lng }) => (await geocode({ latlng: `${lat},${lng}` }))[0] ?? null,
  };
}
