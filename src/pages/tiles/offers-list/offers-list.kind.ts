import { href } from 'react-router';
import { z } from 'zod';
import type { OfferAnswer } from '../../../offers/contracts/offer-answers.ts';
import { linkUrl } from '../../../values/link.ts';
import { isoDate } from '../../../values/time/week.ts';
import { isWithinRange, nextRangeChange } from '../shared/date-range.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';
import { offerStructuredData } from './offer-structured-data.ts';

/** Offers as tickets. Those that haven't begun or have ended are left out. */
const schema = ({ image, words }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('offers-list'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    withVouchers: z
      .boolean()
      .default(false)
      .describe('Whether what runs of content/offers stands first, each with the way to its voucher.'),
    none: z.string().min(1).describe('Said when no offer is running.'),
    offers: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          price: z.string().optional().describe('What is printed large on the stub: £10.95, Free, 2 for 1.'),
          description: z.string().min(1),
          validityText: z
            .string()
            .min(1)
            .describe('When it holds, as one would say it: Monday to Friday until 4.45pm.'),
          terms: words.describe('The small print, in full: who, where, when, and what it cannot be used with.'),
          startDate: isoDate.optional(),
          endDate: isoDate.optional().describe('The last day on which it holds.'),
          image: image.optional(),
          fewLeft: z.boolean().optional().describe('Whether it is nearly gone.'),
          linkText: z.string().min(1),
          linkUrl,
        }),
      )
      .min(1),
  });

const ticketOf = (voucher: OfferAnswer) => ({
  title: voucher.title,
  price: voucher.price,
  description: voucher.description,
  validityText: voucher.validityText,
  terms: voucher.termAndConditions.map((term) => ({ kind: 'paragraph' as const, words: [term] })),
  startDate: voucher.from,
  endDate: voucher.until,
  image: voucher.picture,
  fewLeft: voucher.fewLeft,
  linkText: 'Get the voucher',
  linkUrl: href('/offer/:id?', { id: voucher.slug }),
});

export const offersList = tileKind({
  schema,
  isStatic: true,
  async prepare(tile, { today, changesAt, vouchers }) {
    for (const offer of tile.offers) changesAt(nextRangeChange(offer, today));
    const runningVouchers = tile.withVouchers ? await vouchers() : [];
    return {
      ...tile,
      offers: [...runningVouchers.map(ticketOf), ...tile.offers.filter((offer) => isWithinRange(offer, today))],
    };
  },
  structuredData: (tiles, origin) =>
    tiles.flatMap(({ offers }) => offers.map((offer) => offerStructuredData(origin, offer))),
});
export type ReadyOffersList = ReadyTileOf<typeof offersList>;
