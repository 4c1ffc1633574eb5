import { mkdir, writeFile } from 'node:fs/promises';
import type { Portfolio } from '../picture.ts';

const file = new URL('../../content/images.json', import.meta.url);

/** Writes content/images.json, from which pages take sizes and alternative text. */
export async function writeManifest(portfolio: Portfolio): Promise<void> {
  const entries = Object.entries(portfolio).map(([key, { width, height, widths, alt }]) => [
    key,
    { width, height, widths, alt },
  ]);
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}
