import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { palette } from '../kit/colour.ts';
import { logoLight } from '../marks/logo.ts';
import type { Studio } from '../press/studio.ts';
import { emailPicture, pictureSize } from './email-picture.ts';

const folder = new URL('../../public/images/email/', import.meta.url);
/** Three times the width it is shown at. */
const LOGO_WIDTH = 480;

/** Prints the pictures of e-mails. Many mail programs know neither AVIF nor WebP nor SVG: JPEG and PNG. */
export async function printEmailPictures(studio: Studio): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(await studio.shoot(emailPicture(), pictureSize))
    .jpeg({ quality: 54, mozjpeg: true })
    .toFile(new URL('table.jpg', folder).pathname);
  // On its own ground, so that it stays readable where a mail program turns colours round.
  await sharp(Buffer.from(logoLight()), { density: 300 })
    .resize({ width: LOGO_WIDTH })
    .flatten({ background: palette.basil })
    .png({ compressionLevel: 9, palette: true })
    .toFile(new URL('logo.png', folder).pathname);
}
