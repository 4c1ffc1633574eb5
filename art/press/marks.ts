import { mkdir, writeFile } from 'node:fs/promises';

const images = new URL('../../public/images/', import.meta.url);

/** Writes the vector marks (file name to SVG text) into public/images as they are. */
export async function writeMarks(marks: Record<string, string>): Promise<void> {
  await mkdir(images, { recursive: true });
  for (const [name, svg] of Object.entries(marks)) await writeFile(new URL(name, images), `${svg}\n`);
}
