import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Picture } from '../picture.ts';

const images = new URL('../../public/images/', import.meta.url);

/** Where a published size lives: public/images/<group>/<name>-<width>.<format>. */
export const printPath = (key: string, width: number, format: 'avif' | 'webp') =>
  new URL(`${key}-${width}.${format}`, images).pathname;

// Wider prints are shown on dense screens only, and the finer the screen the less coarse compression is seen.
const quality = (width: number) =>
  width > 800 ? { avif: 42, webp: 42 } : width > 400 ? { avif: 46, webp: 54 } : { avif: 50, webp: 60 };

/** Writes every size of one picture in both formats. */
export async function print(key: string, picture: Picture, png: Buffer): Promise<void> {
  await mkdir(new URL('.', `file://${printPath(key, 0, 'avif')}`), { recursive: true });
  for (const width of picture.widths) {
    const sized = sharp(png).resize({ width, kernel: 'lanczos3' });
    const { avif, webp } = quality(width);
    await sized
      .clone()
      .avif({ quality: avif, effort: width > 800 ? 2 : 6 })
      .toFile(printPath(key, width, 'avif'));
    await sized
      .clone()
      .webp({ quality: webp, effort: 6, smartSubsample: true })
      .toFile(printPath(key, width, 'webp'));
  }
}

/** JPEG, as some scrapers read neither AVIF nor WebP: as good as fits the bytes. */
export async function jpegWithin(most: number, png: Buffer): Promise<Buffer> {
  for (let quality = 70; quality > 12; quality -= 2) {
    const printed = await sharp(png).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (printed.length <= most) return printed;
  }
  throw new Error('too much is drawn on this card');
}

/** Writes the brand's own share card as og.jpg. */
export const printCard = async (png: Buffer) => writeFile(new URL('og.jpg', images), await jpegWithin(32_000, png));
