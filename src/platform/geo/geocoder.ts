import { errorWords } from '../error-words.ts';
import { createGoogle } from './google.ts';
import { LONGEST_PLACE } from './longest-place.ts';
import type { OfflineGeocoder } from './offline.ts';
import { createPostcodesIo } from './postcodes-io.ts';
import type { Geocoder, GeoMatch, GeoPoint, Suggester } from './types.ts';

type GeocoderSettings = {
  kind: 'offline' | 'postcodes-io' | 'google';
  /** Base of the service's address; by default its public one. */
  url?: string;
  key?: string;
  offline: OfflineGeocoder;
  /** Called when the service failed and the offline answer was used instead. */
  log: (problem: { geocoder: string; error: string }) => void;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const adapters = {
  'postcodes-io': { create: createPostcodesIo, url: 'https://api.postcodes.io' },
  google: { create: createGoogle, url: 'https://maps.googleapis.com' },
};

/**
 * The geocoder of the settings. Suggestions are always made offline, so that no third party sees what is being typed.
 */
export function createGeocoder(settings: GeocoderSettings): Geocoder & Suggester {
  const { kind, offline } = settings;
  if (kind === 'offline') return offline;
  const { create, url } = adapters[kind];
  const remote = create({
    url: (settings.url ?? url).replace(/\/+$/, ''),
    key: settings.key,
    timeoutMs: settings.timeoutMs ?? 3000,
    fetch: settings.fetch,
  });
  return { ...withFallback(remote, settings), suggest: offline.suggest };
}

function withFallback(remote: Geocoder, { kind, offline, log }: GeocoderSettings): Geocoder {
  /** The service's answer; null when it failed, which is logged and never shown to the diner. */
  async function attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      log({ geocoder: kind, error: error instanceof Error ? `${error.name}: ${error.message}` : errorWords(error) });
      return null;
    }
  }
  return {
    async search(typed: string): Promise<GeoMatch[]> {
      const query = typed.slice(0, LONGEST_PLACE);
      const own = offline.searchNow(query);
      const [best] = own;
      // Restaurants and partial postcodes are only known offline.
      if (best?.kind === 'restaurant' || best?.kind === 'sector') return own;
      // Of an address the service needs the postcode only, and gets no more.
      const asked = best?.kind === 'postcode' ? best.label : query;
      const found = await attempt(() => remote.search(asked));
      return found && found.length > 0 ? found : own;
    },
    async nearest(point: GeoPoint): Promise<GeoMatch | null> {
      return (await attempt(() => remote.nearest(point))) ?? offline.nearestNow(point);
    },
  };
}
