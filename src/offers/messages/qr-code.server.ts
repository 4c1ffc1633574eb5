import encodeQR from 'qr';
import sharp from 'sharp';

/** A QR code as a PNG of so many pixels square, black on white with its quiet zone. */
export function qrPicture(text: string, pixels: number): Promise<Buffer> {
  const drawn = encodeQR(text, 'svg', { ecc: 'medium', border: 4 });
  return sharp(Buffer.from(drawn), { density: 300 })
    .resize(pixels, pixels, { kernel: 'nearest' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}
