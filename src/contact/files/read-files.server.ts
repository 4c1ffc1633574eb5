import type { Sharp, SharpOptions } from 'sharp';
import { checkDocument } from '../../platform/files/check-document.server.ts';
import { decodeHeic } from '../../platform/files/decode-heic.server.ts';
import type { DocumentVerdict } from '../../platform/files/document-verdict.ts';
import type { TimeLeft } from '../../platform/files/file-queue.ts';
import { DOCUMENT_COST } from '../../platform/files/file-turns.server.ts';
import { type FileKind, kindOfFile, PDF_WINDOW } from '../../platform/files/kind-of-file.ts';
import { picturesLibrary } from '../../platform/files/pictures-library.server.ts';
import { problemOfSizes } from '../contracts/files.ts';

/** A file ready to store and send, with our name and checked or re-encoded content. */
export type CheckedFile = { filename: string; contentType: string; content: Buffer };
export type FilesOutcome = { ok: true; files: CheckedFile[] } | { ok: false; problem: string };

const MEGAPIXEL = 1_000_000;
/** A few bytes can expand to a picture that fills the memory; phones take fewer than 50 megapixels. */
const MOST_MEGAPIXELS = 50;
/** For all pictures of a form: five of 24 megapixels, a phone's default, and some more. */
const MOST_MEGAPIXELS_IN_ALL = 125;
/** Longest side in pixels, enough to read a receipt. */
const LONGEST_SIDE = 2400;

const OTHER_KIND =
  'We can only take photos (JPEG, PNG, WebP, HEIC) and PDFs. Choose other files, or tell us in the message.';
export const BROKEN = 'We couldn’t open one of the files. Check it, or choose another.';
const PICTURE_TOO_LARGE = `One of the photos has more than ${MOST_MEGAPIXELS} megapixels. Choose a smaller one.`;
const PICTURES_TOO_LARGE = 'Your photos are too large to open together. Choose fewer, or smaller ones.';
const LATE = 'Your files took too long to open. Choose fewer, or smaller ones.';
const pdfWords: Record<Exclude<DocumentVerdict, 'good'>, string> = {
  broken: BROKEN,
  locked: 'One of the PDFs is locked with a password. Save it without one and choose it again.',
  active:
    'One of the PDFs contains a script, another file or a link we can’t take. Print it to a new PDF, or send a photo of it.',
};

type PictureKind = Exclude<FileKind, 'pdf'>;
type Written = { extension: string; contentType: string; write: (picture: Sharp) => Sharp };
const JPEG: Written = {
  extension: 'jpg',
  contentType: 'image/jpeg',
  write: (picture) => picture.jpeg({ quality: 82 }),
};
const formats: Record<PictureKind, Written> = {
  jpeg: JPEG,
  heic: JPEG,
  png: { extension: 'png', contentType: 'image/png', write: (picture) => picture.png() },
  webp: { extension: 'webp', contentType: 'image/webp', write: (picture) => picture.webp({ quality: 82 }) },
};

type Given = { kind: FileKind; bytes: Buffer };

const limits: SharpOptions = { limitInputPixels: MOST_MEGAPIXELS * MEGAPIXEL, failOn: 'error' };

/** Opens a picture upright; its pixels are decoded on writing. */
async function openPicture({ bytes, kind }: Given, { signal }: TimeLeft): Promise<Sharp> {
  const sharp = await picturesLibrary();
  if (kind !== 'heic') return sharp(bytes, limits).autoOrient();
  const { data, width, height } = await decodeHeic(bytes, MOST_MEGAPIXELS * MEGAPIXEL, signal);
  return sharp(data, { ...limits, raw: { width, height, channels: 4 } });
}

/** Re-encodes a picture upright and within the size limit, without its location or anything hidden in it. */
async function reencode(file: Given, kind: PictureKind, timeLeft: TimeLeft): Promise<Buffer> {
  const picture = (await openPicture(file, timeLeft))
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: timeLeft.seconds() });
  return formats[kind].write(picture).toBuffer();
}

/** Errors in the files' number, sizes and first bytes; null if there are none. */
export async function problemOfFiles(files: readonly File[]): Promise<string | null> {
  const problem = problemOfSizes(files);
  if (problem) return problem;
  const beginnings = await Promise.all(files.map((file) => file.slice(0, PDF_WINDOW).arrayBuffer()));
  return beginnings.every((bytes) => kindOfFile(new Uint8Array(bytes))) ? null : OTHER_KIND;
}

async function megapixelsOf(bytes: Buffer): Promise<number> {
  const sharp = await picturesLibrary();
  const { width, height } = await sharp(bytes, { ...limits, limitInputPixels: false }).metadata();
  return (width * height) / MEGAPIXEL;
}

/** The cost of reading the files in megapixels, from their headers only; an error if too high. */
async function costOf(files: readonly Given[]): Promise<number | string> {
  const pictures: number[] = [];
  try {
    for (const { kind, bytes } of files) if (kind !== 'pdf') pictures.push(await megapixelsOf(bytes));
  } catch {
    return BROKEN;
  }
  const inAll = pictures.reduce((sum, megapixels) => sum + megapixels, 0);
  if (pictures.some((megapixels) => megapixels > MOST_MEGAPIXELS)) return PICTURE_TOO_LARGE;
  if (inAll > MOST_MEGAPIXELS_IN_ALL) return PICTURES_TOO_LARGE;
  return Math.ceil(inAll) + DOCUMENT_COST * (files.length - pictures.length);
}

async function checkFile(file: Given, at: number, timeLeft: TimeLeft): Promise<CheckedFile | string> {
  const { kind, bytes } = file;
  const name = (extension: string) => `attachment-${at + 1}.${extension}`;
  if (kind === 'pdf') {
    const verdict = await checkDocument(bytes, 'pdf', timeLeft.signal);
    if (verdict !== 'good') return pdfWords[verdict];
    return { filename: name('pdf'), contentType: 'application/pdf', content: bytes };
  }
  try {
    const { extension, contentType } = formats[kind];
    return { filename: name(extension), contentType, content: await reencode(file, kind, timeLeft) };
  } catch {
    timeLeft.signal.throwIfAborted();
    return BROKEN;
  }
}

async function checkedInOrder(files: readonly Given[], timeLeft: TimeLeft): Promise<FilesOutcome> {
  const results: CheckedFile[] = [];
  for (const [at, file] of files.entries()) {
    timeLeft.signal.throwIfAborted();
    const outcome = await checkFile(file, at, timeLeft);
    if (typeof outcome === 'string') return { ok: false, problem: outcome };
    results.push(outcome);
  }
  return { ok: true, files: results };
}

/** Waits for a turn of this cost; 'late' or a refusal instead of a result. */
type InTurn<Refusal> = (
  cost: number,
  work: (left: TimeLeft) => Promise<FilesOutcome>,
) => Promise<FilesOutcome | 'late' | Refusal>;

/** Checks files by their content, in turn; returns the first error. */
export async function readFiles<Refusal>(
  files: readonly File[],
  inTurn: InTurn<Refusal>,
): Promise<FilesOutcome | Refusal> {
  const problem = await problemOfFiles(files);
  if (problem) return { ok: false, problem };
  if (files.length === 0) return { ok: true, files: [] };
  const contents = await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())));
  const inputs = contents.flatMap((bytes) => {
    const kind = kindOfFile(bytes);
    return kind ? [{ kind, bytes }] : [];
  });
  const cost = await costOf(inputs);
  if (typeof cost === 'string') return { ok: false, problem: cost };
  const outcome = await inTurn(cost, (timeLeft) => checkedInOrder(inputs, timeLeft));
  return outcome === 'late' ? { ok: false, problem: LATE } : outcome;
}
