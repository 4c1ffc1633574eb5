/** The kinds of file we accept. */
export type FileKind = 'jpeg' | 'png' | 'webp' | 'pdf' | 'heic';

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const startsWith = (bytes: Uint8Array, ...expected: number[]) => expected.every((byte, at) => bytes[at] === byte);
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']);

/** The kind of a file by how its content begins; null for any other. Its name and its stated type are not asked. */
export function kindOfFile(bytes: Uint8Array): FileKind | null {
  if (startsWith(bytes, 0xff, 0xd8, 0xff)) return 'jpeg';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf';
  return ascii(bytes, 4, 8) === 'ftyp' && HEIC_BRANDS.has(ascii(bytes, 8, 12)) ? 'heic' : null;
}

const END_OF_PDF = /%%EOF\s*$/;
const TAIL = 1024;
/** Zip readers search the last 64 KB for the archive's directory, so a zip can hide behind a PDF's first bytes. */
const ZIP_TAIL = 65_557;
const END_OF_ZIP = 'PK\u0005\u0006';

/** Whether a PDF is whole, and no archive at the same time. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const text = (length: number) => Buffer.from(bytes.subarray(Math.max(0, bytes.length - length))).toString('latin1');
  return END_OF_PDF.test(text(TAIL)) && !text(ZIP_TAIL).includes(END_OF_ZIP);
}
