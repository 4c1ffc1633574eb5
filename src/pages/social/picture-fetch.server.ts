import { readBody } from '../../platform/http/read-body.ts';

/** A picture in memory, ready to serve. */
export type HeldPicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

type Limits = { maxBytes: number; timeoutMs: number; isAllowed: (address: URL) => boolean };

/** Raster types only: an SVG may contain scripts. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** The picture; null if its address isn't allowed, it is late or too large, or isn't a picture. */
export async function fetchPicture(
  source: string,
  { maxBytes, timeoutMs, isAllowed }: Limits,
): Promise<HeldPicture | null> {
  const address = new URL(source);
  if (!isAllowed(address)) return null;
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
    if (!response.ok || !response.body || !TYPES.has(type)) {
      await response.body?.cancel();
      return null;
    }
    const bytes = await readBody(response.body, { maxBytes });
    return typeof bytes === 'string' ? null : { type, bytes };
  } catch {
    return null;
  }
}
