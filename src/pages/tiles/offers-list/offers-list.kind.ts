import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { isoDate } from '../../../values/time/week.ts';
import { isWithinRange, nextRangeChange } from '../shared/date-range.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Offers, each on a ticket. Those that have not begun or are over are left out. */
const schema = ({ image, words }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('offers-list'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
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
          linkText: z.string().min(1),
          linkUrl,
        }),
      )
      .min(1),
  });

export const offersList = tileKind({
  schema,
  prepare(tile, { today, changesAt }) {
    for (const offer of tile.offers) changesAt(nextRangeChange(offer, today));
    return { ...tile, offers: tile.offers.filter((offer) => isWithinRange(offer, today)) };
  },
});
export type ReadyOffersList = ReadyTileOf<typeof offersList>;
