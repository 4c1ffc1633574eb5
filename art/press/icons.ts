import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { favicon, homeScreenIcon } from '../marks/logo.ts';

const publicFolder = new URL('../../public/', import.meta.url);

const drawn = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 300 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

/** A favicon.ico of one PNG: the file that is asked for by name where no page has said otherwise. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes the tab's icon for old browsers and the icons of a telephone's home screen, as the web manifest names them. */
export async function writeIcons(): Promise<void> {
  const tab = await sharp(Buffer.from(favicon()), { density: 300 }).resize(32, 32).png().toBuffer();
  await mkdir(new URL('images/icons/', publicFolder), { recursive: true });
  await writeFile(new URL('favicon.ico', publicFolder), ico(tab, 32));
  await writeFile(new URL('apple-touch-icon.png', publicFolder), await drawn(homeScreenIcon(), 180));
  for (const size of [192, 512])
    await writeFile(new URL(`images/icons/home-${size}.png`, publicFolder), await drawn(homeScreenIcon(), size));
}
