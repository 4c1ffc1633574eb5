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
const left: TimeLeft = { signal: new AbortController().signal, seconds: () => 60 };
/** What each form was said to cost. */
let costs: number[] = [];
const atOnce = <Result>(cost: number, work: (left: TimeLeft) => Promise<Result>) => {
  costs.push(cost);
  return work(left);
};
const outcomeOf = (...contents: Buffer[]) =>
  readFiles(
    contents.map((content) => file(content)),
    atOnce,
  );
beforeEach(() => {
  costs = [];
});

describe('a file is told by its content', () => {
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
  ])('%s', (kind, content) => expect(kindOfFile(content)).toBe(kind));

  it.each([
    ['a JPEG', jpeg, 'attachment-1.jpg', 'image/jpeg'],
    ['a PNG named JPEG', png, 'attachment-1.png', 'image/png'],
    ['a WebP named JPEG', webp, 'attachment-1.webp', 'image/webp'],
    ['a HEIC named JPEG', heicFile, 'attachment-1.jpg', 'image/jpeg'],
    ['a PDF named JPEG', pdf, 'attachment-1.pdf', 'application/pdf'],
  ])('%s', async (_, content, filename, contentType) => {
    expect(await outcomeOf(content)).toMatchObject({ ok: true, files: [{ filename, contentType }] });
  });
});

it('draws a picture anew, without its position and without what hangs behind it', async () => {
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const hidden = Buffer.concat([jpeg, zip, html]);
  const outcome = await outcomeOf(hidden);
  const content = outcome.ok ? outcome.files[0]?.content : undefined;
  const { exif, format, width } = await sharp(content).metadata();
  expect({ exif, format, width }).toEqual({ exif: undefined, format: 'jpeg', width: 60 });
  expect(content?.includes('<script>')).toBe(false);
  expect(content?.includes('PK\u0005\u0006')).toBe(false);
});

it('makes a JPEG of a HEIC picture, without its position', async () => {
  expect((await sharp(heicFile).metadata()).exif).toBeDefined();
  const outcome = await outcomeOf(heicFile);
  const drawn = sharp(outcome.ok ? outcome.files[0]?.content : undefined);
  const { exif, format, width, height } = await drawn.metadata();
  expect({ exif, format, width, height }).toEqual({ exif: undefined, format: 'jpeg', width: 64, height: 32 });
  const { data } = await drawn.raw().toBuffer({ resolveWithObject: true });
  const [red, , blue] = data;
  const [redAtEnd, , blueAtEnd] = data.subarray(63 * 3);
  expect([red, blue, redAtEnd, blueAtEnd].map((value) => value && value > 128)).toEqual([true, false, false, true]);
});

it('does not decode a HEIC picture of more pixels than it may', async () => {
  await expect(decodeHeic(heicFile, 64 * 32, left.signal)).resolves.toMatchObject({ width: 64, height: 32 });
  await expect(decodeHeic(heicFile, 64 * 32 - 1, left.signal)).rejects.toThrow('too many pixels');
});

it('leaves a PDF as it is', async () => {
  const outcome = await outcomeOf(pdf);
  expect(outcome.ok && outcome.files[0]?.content.equals(pdf)).toBe(true);
});

it('makes a large picture smaller', async () => {
  const large = await sharp({ create: { width: 5000, height: 100, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const outcome = await outcomeOf(large);
  expect(outcome.ok && (await sharp(outcome.files[0]?.content).metadata()).width).toBe(2400);
});

/** A picture whose header promises more pixels than it has; nothing else of it is right. */
function promising(width: number, height: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeInt32BE(crc32(bytes.subarray(12, 29)) | 0, 29);
  return bytes;
}

it('counts a form by the pixels that its headers promise, and its documents', async () => {
  await outcomeOf(promising(5000, 4000), promising(5000, 4000), pdf);
  expect(costs).toEqual([50]);
});

it.each([
  ['one of 60,000 by 60,000 pixels', [promising(60_000, 60_000)], 'more than 50 megapixels'],
  ['three of 45 megapixels', Array(3).fill(promising(9000, 5000)), 'too large to open together'],
])('is asked for smaller pictures before any is decoded: %s', async (_, contents, words) => {
  expect(await outcomeOf(...contents)).toEqual({ ok: false, problem: expect.stringContaining(words) });
  expect(costs).toEqual([]);
});

it('says so when its files took too long', async () => {
  const outcome = await readFiles([file(jpeg)], async () => 'late' as const);
  expect(outcome).toEqual({ ok: false, problem: expect.stringContaining('took too long') });
});

it('opens no more files once its time is up', async () => {
  const read = readFiles([file(jpeg)], (_, work) => work({ ...left, signal: AbortSignal.abort() }));
  await expect(read).rejects.toThrow(/abort/);
});

it.each([
  ['a PDF with a password', pdfOf({ trailer: '/Encrypt 9 0 R' }), 'locked with a password'],
  ['a PDF with a script', pdfOf({ objects: ['<</S/JavaScript/JS(x)>>'] }), 'contains a script'],
])('%s is refused as any document is', async (_, content, words) => {
  expect(await outcomeOf(content)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});

it('takes a PDF that every reader opens', async () => {
  expect(await outcomeOf(Buffer.concat([Buffer.from('\ufeff\n'), pdf, Buffer.from('\0\0')]))).toMatchObject({
    ok: true,
  });
});

it.each([
  ['a page named picture', [html], 'We can only take photos'],
  ['an SVG', [svg], 'We can only take photos'],
  ['an empty file', [Buffer.alloc(0)], 'We can only take photos'],
  ['half a JPEG', [jpeg.subarray(0, jpeg.length / 2)], 'couldn’t open'],
  ['half a PNG', [png.subarray(0, png.length / 2)], 'couldn’t open'],
  ['half a HEIC', [heicFile.subarray(0, heicFile.length / 2)], 'couldn’t open'],
  ['a HEIC of its first bytes', [heicFile.subarray(0, 28)], 'couldn’t open'],
  ['half a WebP', [webp.subarray(0, webp.length / 2)], 'couldn’t open'],
  ['half a PDF', [pdf.subarray(0, 20)], 'couldn’t open'],
  ['a PDF that is an archive too', [Buffer.concat([pdf, zip])], 'couldn’t open'],
  ['a PDF with an archive before its end', [Buffer.concat([pdf, zip, Buffer.from('\n%%EOF')])], 'couldn’t open'],
  ['a good one beside a bad one', [jpeg, html], 'We can only take photos'],
  ['one byte too much', [Buffer.alloc(MAX_FILE_BYTES + 1, 0xff)], 'larger than 5 MB'],
  ['six files', [jpeg, jpeg, jpeg, jpeg, jpeg, jpeg], 'up to 5 files'],
])('%s is refused in words', async (_, contents, words) => {
  expect(await outcomeOf(...contents)).toEqual({ ok: false, problem: expect.stringContaining(words) });
});
