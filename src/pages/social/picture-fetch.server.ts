/** A picture at hand, as it is sent on. */
export type HeldPicture = { type: string; bytes: Uint8Array<ArrayBuffer> };

type Limits = { maxBytes: number; timeoutMs: number; isAllowed: (address: URL) => boolean };

/** Drawings with scripts in them are none. */
const TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

async function readUpTo(body: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.length;
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The picture, or null when it may not be had from there, is late, too large or no picture. */
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
    const bytes = await readUpTo(response.body, maxBytes);
    return bytes && { type, bytes };
  } catch {
    return null;
  }
}
