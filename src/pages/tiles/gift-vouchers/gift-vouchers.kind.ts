import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

const schema = ({ image, words }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('gift-vouchers'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image: image.optional(),
    amounts: z.array(z.int().min(500).max(50_000)).min(1).max(6).describe('Values in pence: 2500 is £25.'),
    linkText: z.string().min(1),
    linkUrl: linkUrl.describe('The shop that sells them.'),
    stamp: z.string().min(1).max(30).optional().describe('Printed across the stub, as decoration.'),
    terms: words.describe('The small print on the back.'),
  });

export const giftVouchers = tileKind({ schema, isStatic: true });
export type ReadyGiftVouchers = ReadyTileOf<typeof giftVouchers>;
