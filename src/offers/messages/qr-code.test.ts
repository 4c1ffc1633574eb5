import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrPicture } from './qr-code.server.ts';

test('the QR code of a voucher decodes to its code', async () => {
  const { data, info } = await sharp(await qrPicture('DR3W-KJ44-XN3P', 540))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([540, 540]);
  expect(decodeQR({ data, width: info.width, height: info.height })).toBe('DR3W-KJ44-XN3P');
});
