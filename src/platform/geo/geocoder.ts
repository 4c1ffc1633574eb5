import { errorWords } from '../error-words.ts';
import { createGoogle } from './google.ts';
import { LONGEST_PLACE } from './longest-place.ts';
import type { OfflineGeocoder } from './offline.ts';
import { createPostcodesIo } from './postcodes-io.ts';
import type { Geocoder, GeoMatch, GeoPoint, Suggester } from './types.ts';

type GeocoderSettings = {
  kind: 'offline' | 'postcodes-io' | 'google';
  /** Base URL of the service; its public one by default. */
  url?: string;
  key?: string;
  offline: OfflineGeocoder;
  /** Called when the service failed and the offline result was used. */
  log: (problem: { geocoder: string; error: string }) => void;
  timeoutMs?: number;
  fetch?: typeof fetch;
};

const adapters = {
  'postcodes-io': { create: createPostcodesIo, url: 'https://api.postcodes.io' },
  google: { create: createGoogle, url: 'https://maps.googleapis.com' },
};

/** The configured geocoder. Suggestions are always computed offline, so no third party sees what is being typed. */
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
  /** The service's result; null if it failed, which is logged and never shown to the diner. */
  async function attempt<T>(ask: () => Promise<T>): Promise<T | null> {
    try {
      return await ask();
    } catch (error) {
      log({ geocoder: kind, error: error instanceof Error ? `${error.name}: ${error.message}` : errorWords(error) });
      return null;
    }
  }
  return {
    async search(text: string): Promise<GeoMatch[]> {
      const query = text.slice(0, LONGEST_PLACE);
      const offlineMatches = offline.searchNow(query);
      const [best] = offlineMatches;
      // Only the offline geocoder knows restaurants and partial postcodes.
      if (best?.kind === 'restaurant' || best?.kind === 'sector') return offlineMatches;
      // The service needs only the postcode of an address, so gets no more.
      const remoteQuery = best?.kind === 'postcode' ? best.label : query;
      const remoteMatches = await attempt(() => remote.search(remoteQuery));
      return remoteMatches && remoteMatches.length > 0 ? remoteMatches : offlineMatches;
    },
    async nearest(point: GeoPoint): Promise<GeoMatch | null> {
      return (await attempt(() => remote.nearest(point))) ?? offline.nearestNow(point);
    },
  };
}
