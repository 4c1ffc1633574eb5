export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...bytesExpected: number[]) =>
  bytesExpected.every((byte, at) => bytes[at] === byte);
/** A byte order mark and whitespace may precede a PDF; anything else would make it a second kind of file as well. */
export const PDF_HEADER = /^(?:\xef\xbb\xbf)?[\0\s]*%PDF-/;
/** How far PDF readers search for its header, and from the end for its trailer. */
export const PDF_WINDOW = 1024;
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by its first bytes, or null. Ignores its name and declared type. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (PDF_HEADER.test(ascii(bytes, 0, PDF_WINDOW))) return 'pdf';
  return ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12)) ? 'heic' : null;
}
