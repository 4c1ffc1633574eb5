import { readBody } from '../../platform/http/read-body.ts';
import { NOT_FOUND } from '../../values/http-status.ts';

/** Part of a map as its host sent it; `bytes` empty where the host has nothing there. */
export type MapPart = { type: string; bytes: Uint8Array<ArrayBuffer> };

const TIMEOUT_MS = 10_000;
/** Larger than any tile, sprite or range of glyphs that a map would be usable with. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_SOCKETS = 24;
const NOTHING_THERE = new Set([204, NOT_FOUND]);
/** What a part may be sent as; anything else is sent as bytes without meaning. */
const TYPES = new Set([
  'application/json',
  'application/geo+json',
  'application/x-protobuf',
  'application/vnd.mapbox-vector-tile',
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** The package is loaded when the first part is asked for: most installations hand on no map. */
async function load() {
  const { Agent, fetch } = await import('undici');
  return { fetch, dispatcher: new Agent({ connections: MOST_SOCKETS }) };
}
let loaded: ReturnType<typeof load> | undefined;

/** Fetches a part from one of the allowed origins. Throws on another, and when it is late, too large or refused. */
export async function fetchPart(
  address: string,
  origins: ReadonlySet<string>,
  timeoutMs = TIMEOUT_MS,
): Promise<MapPart> {
  const url = new URL(address);
  if (!origins.has(url.origin)) throw new Error(`${url.origin} is no host of the map style`);
  loaded ??= load();
  const { fetch, dispatcher } = await loaded;
  const response = await fetch(url, { dispatcher, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body || response.status === 204) {
    await response.body?.cancel();
    if (NOTHING_THERE.has(response.status)) return { type: 'application/octet-stream', bytes: new Uint8Array() };
    throw new Error(`${url.origin} answered ${response.status}`);
  }
  const bytes = await readBody(response.body as unknown as ReadableStream<Uint8Array>, { maxBytes: MOST_BYTES });
  if (typeof bytes === 'string') throw new Error(`${url.origin} sent more than ${MOST_BYTES} bytes`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return { type: TYPES.has(type) ? type : 'application/octet-stream', bytes };
}
