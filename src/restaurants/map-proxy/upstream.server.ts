import { readBody } from '../../platform/http/read-body.ts';
import { NOT_FOUND } from '../../values/http-status.ts';

/** Part of a map as sent by its host; `bytes` is empty if the host has nothing there. */
export type MapPart = { type: string; bytes: Uint8Array<ArrayBuffer> };

const TIMEOUT_MS = 10_000;
/** Larger than any usable tile, sprite or range of glyphs. */
const MOST_BYTES = 4 * 1024 * 1024;
const MOST_SOCKETS = 24;
const NOTHING_THERE = new Set([204, NOT_FOUND]);
/** Content types to pass on; anything else becomes plain bytes. */
const TYPES = new Set([
  'application/json',
  'application/geo+json',
  'application/x-protobuf',
  'application/vnd.mapbox-vector-tile',
  'image/png',
  'image/jpeg',
  'image/webp',
]);

/** Loaded with the first part: most installations proxy no map. */
async function load() {
  const { Agent, fetch } = await import('undici');
  return { fetch, dispatcher: new Agent({ connections: MOST_SOCKETS }) };
}
let http: ReturnType<typeof load> | undefined;

/** Fetches a part from an allowed origin. Throws for any other, and if it times out, is too large or refused. */
export async function fetchPart(
  address: string,
  origins: ReadonlySet<string>,
  timeoutMs = TIMEOUT_MS,
): Promise<MapPart> {
  const url = new URL(address);
  if (!origins.has(url.origin)) throw new Error(`${url.origin} is not a host of the map style`);
  http ??= load();
  const { fetch, dispatcher } = await http;
  const response = await fetch(url, { dispatcher, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || !response.body || response.status === 204) {
    await response.body?.cancel();
    if (NOTHING_THERE.has(response.status)) return { type: 'application/octet-stream', bytes: new Uint8Array() };
    throw new Error(`${url.origin} responded ${response.status}`);
  }
  const bytes = await readBody(response.body as unknown as ReadableStream<Uint8Array>, { maxBytes: MOST_BYTES });
  if (typeof bytes === 'string') throw new Error(`${url.origin} sent more than ${MOST_BYTES} bytes`);
  const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  return { type: TYPES.has(type) ? type : 'application/octet-stream', bytes };
}
