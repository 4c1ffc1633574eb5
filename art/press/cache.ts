import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Picture } from '../picture.ts';
import { printPath } from './prints.ts';

const shelf = new URL('../../node_modules/.cache/art/', import.meta.url);
const negative = (key: string) => new URL(`${key.replace('/', '--')}.png`, shelf);
const label = (key: string) => new URL(`${key.replace('/', '--')}.sha`, shelf);

// Raised when the studio or the encoders change, so that unchanged drawings are printed again.
const edition = 'edition 2';

/** Names a drawing by its content and the sizes it is printed at. */
export const fingerprint = (svg: string, picture: Picture) =>
  createHash('sha256').update(edition).update(svg).update(picture.widths.join()).digest('hex');

/** True when exactly this drawing has been printed and its files are still there. */
export async function isPrinted(key: string, picture: Picture, mark: string): Promise<boolean> {
  const kept = await readFile(label(key), 'utf8').catch(() => '');
  const files = picture.widths.flatMap((width) => [printPath(key, width, 'avif'), printPath(key, width, 'webp')]);
  return kept === mark && files.every((file) => existsSync(file));
}

/** Keeps the full-size PNG for contact sheets and the fingerprint for the next run. */
export async function keep(key: string, png: Buffer, mark: string): Promise<void> {
  await mkdir(shelf, { recursive: true });
  await writeFile(negative(key), png);
  await writeFile(label(key), mark);
}

/** Path of the full-size PNG last kept for a picture. */
export const negativePath = (key: string) => negative(key).pathname;

/** Path for a contact sheet, beside the negatives. */
export const sheetPath = (name: string) => new URL(`sheet-${name}.png`, shelf).pathname;
