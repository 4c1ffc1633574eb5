import { z } from 'zod';
import { display } from '../shared/display.ts';
import { BOOKING_BAR, prepareBookingBar } from '../shared/prepare-booking-bar.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** The top of the home page: its heading over a picture, and the booking bar. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('laid-table'),
    ...display,
    title: z.string().min(1).describe('The heading of the page, in the largest type there is.'),
    heading: z.enum(['h1', 'h2']).optional().describe('h1 (default) heads the page; h2 where something else does.'),
    lead: z.string().optional().describe('A sentence under it.'),
    image,
  });

export const laidTable = tileKind({
  schema,
  headsPage: true,
  anchors: [BOOKING_BAR],
  prepare: async (tile, sources) => ({ ...tile, bar: await prepareBookingBar(sources) }),
});
export type ReadyLaidTable = ReadyTileOf<typeof laidTable>;
