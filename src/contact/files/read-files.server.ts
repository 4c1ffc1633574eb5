import type { Sharp, SharpOptions } from 'sharp';
import { decodeHeic } from '../../platform/files/decode-heic.server.ts';
import { type FileKind, isWholePdf, kindOfFile } from '../../platform/files/kind-of-file.server.ts';
import { picturesLibrary } from '../../platform/files/pictures-library.server.ts';
import { problemOfSizes } from '../contracts/files.ts';

/** A file as it is stored and sent: its name is ours, its content checked or made anew. */
export type CheckedFile = { filename: string; contentType: string; content: Buffer };
export type FilesOutcome = { ok: true; files: CheckedFile[] } | { ok: false; problem: string };

/** A small file may unfold to a picture that fills the memory: 50 megapixels are more than phones take. */
const MOST_PIXELS = 50_000_000;
const MOST_SECONDS = 10;
/** Pixels of the longer side: enough to read a receipt. */
const LONGEST_SIDE = 2400;

const OTHER_KIND =
  'We can take pictures (JPEG, PNG, WebP, HEIC) and PDF. Please choose other files, or write it in the message.';
export const BROKEN = 'One of the files cannot be opened. Please check it, or send another.';

type PictureKind = Exclude<FileKind, 'pdf'>;
type Written = { extension: string; contentType: string; write: (picture: Sharp) => Sharp };
const JPEG: Written = { extension: 'jpg', contentType: 'image/jpeg', write: (drawn) => drawn.jpeg({ quality: 82 }) };
const written: Record<PictureKind, Written> = {
  jpeg: JPEG,
  heic: JPEG,
  png: { extension: 'png', contentType: 'image/png', write: (drawn) => drawn.png() },
  webp: { extension: 'webp', contentType: 'image/webp', write: (drawn) => drawn.webp({ quality: 82 }) },
};

/** Opens a picture, upright; its pixels are read when it is written. */
async function opened(bytes: Buffer, kind: PictureKind): Promise<Sharp> {
  const sharp = await picturesLibrary();
  const limits: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error' };
  if (kind !== 'heic') return sharp(bytes, limits).autoOrient();
  const { data, width, height } = await decodeHeic(bytes, MOST_PIXELS);
  return sharp(data, { ...limits, raw: { width, height, channels: 4 } });
}

/** Draws the picture anew: upright, not too large, and without where it was taken or anything hidden in it. */
async function drawnAnew(bytes: Buffer, kind: PictureKind): Promise<Buffer> {
  const picture = (await opened(bytes, kind))
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MOST_SECONDS });
  return written[kind].write(picture).toBuffer();
}

/** More than tells the kinds apart. */
const BEGINNING = 64;

/** Why files cannot be sent, as far as their number, sizes and beginnings tell; null where nothing is wrong so far. */
export async function problemOfFiles(files: readonly File[]): Promise<string | null> {
  const problem = problemOfSizes(files);
  if (problem) return problem;
  const beginnings = await Promise.all(files.map((file) => file.slice(0, BEGINNING).arrayBuffer()));
  return beginnings.every((bytes) => kindOfFile(new Uint8Array(bytes))) ? null : OTHER_KIND;
}

async function checked(file: File, at: number): Promise<CheckedFile | string> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = kindOfFile(bytes);
  if (kind === null) return OTHER_KIND;
  const name = (extension: string) => `attachment-${at + 1}.${extension}`;
  if (kind === 'pdf')
    return isWholePdf(bytes) ? { filename: name('pdf'), contentType: 'application/pdf', content: bytes } : BROKEN;
  try {
    const { extension, contentType } = written[kind];
    return { filename: name(extension), contentType, content: await drawnAnew(bytes, kind) };
  } catch {
    return BROKEN;
  }
}

/** The end of the queue below. */
let last: Promise<unknown> = Promise.resolve();

/** Runs one reading after the other, so that many senders at once take no more memory than one. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work);
  last = result.catch(() => undefined);
  return result;
}

/** Checks files by their content, one at a time; the first problem in words for the field. */
export async function readFiles(files: readonly File[]): Promise<FilesOutcome> {
  const problem = problemOfSizes(files);
  if (problem) return { ok: false, problem };
  if (files.length === 0) return { ok: true, files: [] };
  return inTurn(async () => {
    const done: CheckedFile[] = [];
    for (const [at, file] of files.entries()) {
      const outcome = await checked(file, at);
      if (typeof outcome === 'string') return { ok: false, problem: outcome };
      done.push(outcome);
    }
    return { ok: true, files: done };
  });
}
