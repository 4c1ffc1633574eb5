import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export const brotli = promisify(brotliCompress);
export const gzipped = promisify(gzip);

/** For what is sent once: half a millisecond of processor for 100 KB, of which 15 remain. */
const BROTLI_ONCE = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const GZIP_ONCE = { level: 1 };
/** Bytes below which packing is not worth a header. */
const LEAST_PACKED = 1024;

export type Encoding = 'identity' | 'br' | 'gzip';

/** The smallest encoding that is accepted: named, and not with a quality of 0. */
export function encodingFor(accepted: string): Encoding {
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))|,|$)`, 'i').test(accepted);
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : 'identity';
}

/**
 * The bytes packed for one who accepts that, as quickly as is worth it; null where they go out as they are. At once, not in
 * another thread: several encoders beside each other cost a page as much again.
 */
export function packedOnce(bytes: Uint8Array, accepted: string | null | undefined) {
  const encoding = encodingFor(accepted ?? '');
  if (encoding === 'identity' || bytes.length < LEAST_PACKED) return null;
  const packed = encoding === 'br' ? brotliCompressSync(bytes, BROTLI_ONCE) : gzipSync(bytes, GZIP_ONCE);
  return { encoding, body: new Uint8Array(packed) };
}
