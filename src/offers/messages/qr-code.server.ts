import encodeQR from 'qr';
import { picturesLibrary } from '../../platform/files/pictures-library.server.ts';
import type { Attachment } from '../../platform/messages/mailer.server.ts';
import { QR_ID } from './voucher-email.ts';

/** Also sharp in print. */
const QR_PIXELS = 540;

/** A QR code as a square PNG of this size, black on white with its quiet zone. */
export async function qrPicture(text: string, pixels: number): Promise<Buffer> {
  const sharp = await picturesLibrary();
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
  return sharp(Buffer.from(svg), { density: 300 })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}

/** A voucher's code as the picture in its e-mail. */
export const qrAttachment = async (code: string): Promise<Attachment> => ({
  filename: `${code}.png`,
  contentType: 'image/png',
  cid: QR_ID,
  content: await qrPicture(code, QR_PIXELS),
});
