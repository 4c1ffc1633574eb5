import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { pdfOf } from '../../../tests/support/cv-files.ts';
import { heicFile } from '../../../tests/support/heic-file.ts';
import { decodeHeic } from '../../platform/files/decode-heic.server.ts';
import type { TimeLeft } from '../../platform/files/file-queue.ts';
import { kindOfFile } from '../../platform/files/kind-of-file.ts';
import { MAX_FILE_BYTES } from '../contracts/files.ts';
import { readFiles } from './read-files.server.ts';

const drawing = sharp({ create: { width: 60, height: 30, channels: 3, background: '#c33' } });
const POSITION = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 0/1' } };
const jpeg = await drawing.clone().withExif(POSITION).jpeg().toBuffer();
const png = await drawing.clone().png().toBuffer();
const webp = await drawing.clone().webp().toBuffer();
const pdf = pdfOf();
const zip = Buffer.from(`PK\u0005\u0006${'\0'.repeat(18)}`, 'latin1');
const html = Buffer.from('<html><script>alert(1)</script>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
const file = (content: Buffer, name = 'holiday.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(content)], name, { type });
const timeLeft: TimeLeft = { signal: new AbortController().signal, seconds: () => 60 };
/** The cost of each form. */
let costs: number[] = [];
const atOnce = <Result>(cost: number, work: (left: TimeLeft) => Promise<Result>) => {
  costs.push(cost);
  return work(timeLeft);
};
const outcomeOf = (...contents: Buffer[]) =>
  readFiles(
    contents.map((content) => file(content)),
    atOnce,
  );
beforeEach(() => {
  costs = [];
});

describe('the content of a file decides its type', () => {
  test.each([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['pdf', pdf],
    ['heic', heicFile],
    [null, html],
    [null, svg],
    [null, Buffer.alloc(0)],
    [null, Buffer.from('GIF89a')],
  ])('the content decides the type %s', (kind, content) => expect(kindOfFile(content)).toBe(kind));

  it.each([
    ['a JPEG', jpeg, 'attachment-1.jpg', 'image/jpeg'],
    ['a PNG named JPEG', png, 'attachment-1.png', 'image/png'],
    ['a WebP named JPEG', webp, 'attachment-1.webp', 'image/webp'],
    ['a HEIC named JPEG', heicFile, 'attachment-1.jpg', 'image/jpeg'],
    ['a PDF named JPEG', pdf, 'attachment-1.pdf', 'application/pdf'],
  ])('a file is named after its content: %s', async (_, content, filename, contentType) => {
    expect(await outcomeOf(content)).toMatchObject({ ok: true, files: [{ filename, contentType }] });
  });
});

it('a picture is re-encoded without its location or trailing data', async () => {
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const polyglot = Buffer.concat([jpeg, zip, html]);
  const outcome = await outcomeOf(polyglot);
  const content = outcome.ok ? outcome.files[0]?.content : undefined;
  const { exif, format, width } = await sharp(content).metadata();
  expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 60 });
  expect(content?.includes('<script>')).toBe(false);
  expect(content?.includes('PK\u0005\u0006')).toBe(false);
});

it('a HEIC picture becomes a JPEG without its location', async () => {
  expect((await sharp(heicFile).metadata()).exif).toBeDefined();
  const outcome = await outcomeOf(heicFile);
  const picture = sharp(outcome.ok ? outcome.files[0]?.content : undefined);
  const { exif, format, width, height } = await picture.metadata();
  expect({ exif, format, width, height }).toEqual({ exif: undefined, format: 'jpeg', width: 64, height: 32 });
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data;
  const [redAtEnd, , blueAtEnd] = data.subarray(63 * 3);
  expect([red, blue, redAtEnd, blueAtEnd].map((value) => value && value > 128)).toEqual([true, false, false, true]);
});

it("a HEIC picture with too many pixels isn't decoded", async () => {
  await expect(decodeHeic(heicFile, 64 * 32, timeLeft.signal)).resolves.toMatchObject({ width: 64, height: 32 });
  await expect(decodeHeic(heicFile, 64 * 32 - 1, timeLeft.signal)).rejects.toThrow('too many pixels');
});

it('a PDF stays as it is', async () => {
  const outcome = await outcomeOf(pdf);
  expect(outcome.ok && outcome.files[0]?.content.equals(pdf)).toBe(true);
});

it('a large picture is scaled down', async () => {
  const large = await sharp({ create: { width: 5000, height: 100, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const outcome = await outcomeOf(large);
  expect(outcome.ok && (await sharp(outcome.files[0]?.content).metadata()).width).toBe(2400);
});

/** A picture whose header declares more pixels than it has, and is otherwise invalid. */
function oversized(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeInt32BE(crc32(bytes.subarray(12, 29)) | 0, 29);
  return bytes;
}

it("the cost of a form comes from its pictures' declared pixels and its documents", async () => {
  await outcomeOf(oversized(5000, 4000), oversized(5000, 4000), pdf);
  expect(costs).toEqual([50]);
});

it.each([
  ['one of 60,000 by 60,000 pixels', [oversized(60_000, 60_000)], 'more than 50 megapixels'],
  ['three of 45 megapixels', Array(3).fill(oversized(9000, 5000)), 'too large to open together'],
])('pictures that are too large are refused before decoding: %s', async (_, contents, words) => {
  expect(await outcomeOf(...contents)).toEqual({ ok: false, problem: expect.stringContaining(words) });
  expect(costs).toEqual([]);
});

it('files that take too long are refused with a message', async () => {
  const outcome = await readFiles([file(jpeg)], async () => 'late' as const);
  expect(outcome).toEqual({ ok: false, problem: expect.stringContaining('took too long') });
});

it('no more files are opened after the time limit', async () => {
  const outcome = readFiles([file(jpeg)], (_, work) => work({ ...timeLeft, signal: AbortSignal.abort() }));
  await expect(outcome).rejects.toThrow(/abort/);
});

it.each([
  ['a PDF with a password', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'locked with a password'],
  ['a PDF with a script', pdfOf({ objects: ['<</S/JavaScript/JS(x)>>'] }), 'contains a script'],
])('%s is refused like any document', async (_, content, words) => {
  expect(await outcomeOf(content)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});

it('a PDF readable by every reader is accepted', async () => {
  expect(await outcomeOf(Buffer.concat([Buffer.from('\ufeff\n'), pdf, Buffer.from('\0\0')]))).toMatchObject({
    ok: true,
  });
});

it.each([
  ['a web page named as a picture', [html], 'We can only take photos'],
  ['an SVG', [svg], 'We can only take photos'],
  ['an empty file', [Buffer.alloc(0)], 'We can only take photos'],
  ['half a JPEG', [jpeg.subarray(0, jpeg.length / 2)], 'couldn’t open'],
  ['half a PNG', [png.subarray(0, png.length / 2)], 'couldn’t open'],
  ['half a HEIC', [heicFile.subarray(0, heicFile.length / 2)], 'couldn’t open'],
  ['the first bytes of a HEIC', [heicFile.subarray(0, 28)], 'couldn’t open'],
  ['half a WebP', [webp.subarray(0, webp.length / 2)], 'couldn’t open'],
  ['half a PDF', [pdf.subarray(0, 20)], 'couldn’t open'],
  ["a PDF that's also an archive", [Buffer.concat([pdf, zip])], 'couldn’t open'],
  ['a PDF with an archive before its end', [Buffer.concat([pdf, zip, Buffer.from('\n%%EOF')])], 'couldn’t open'],
  ['a valid file beside an invalid one', [jpeg, html], 'We can only take photos'],
  ['a file one byte too large', [Buffer.alloc(MAX_FILE_BYTES + 1, 0xff)], 'larger than 5 MB'],
  ['six files', [jpeg, jpeg, jpeg, jpeg, jpeg, jpeg], 'up to 5 files'],
])('files are refused with a message: %s', async (_, contents, words) => {
  expect(await outcomeOf(...contents)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});
