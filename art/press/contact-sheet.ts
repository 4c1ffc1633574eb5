import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { negativePath, sheetPath } from './cache.ts';

const cell = { width: 400, height: 300 };
const gap = 8;

/** Lays the kept negatives out in a grid and answers the sheet's path: the way to judge a round of drawings. */
export async function contactSheet(name: string, keys: readonly string[], columns = 4): Promise<string> {
  const kept = keys.filter((key) => existsSync(negativePath(key)));
  const tiles = await Promise.all(
    kept.map(async (key, i) => ({
      input: await sharp(negativePath(key))
        .resize({ ...cell, fit: 'contain', background: '#ffffff' })
        .toBuffer(),
      left: (i % columns) * (cell.width + gap),
      top: Math.floor(i / columns) * (cell.height + gap),
    })),
  );
  const size = { width: columns * (cell.width + gap), height: Math.ceil(kept.length / columns) * (cell.height + gap) };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .toFile(sheetPath(name));
  return sheetPath(name);
}
