import { z } from 'zod';
import { display } from '../shared/display.ts';
import { BOOKING_BAR, prepareBookingBar } from '../shared/prepare-booking-bar.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';

const schema = () =>
  z.strictObject({
    tile: z.literal('booking-entry'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
  });

export const bookingEntry = tileKind({
  schema,
  anchors: [BOOKING_BAR],
  prepare: async (tile, sources) => ({ ...tile, bar: await prepareBookingBar(sources) }),
});
export type ReadyBookingEntry = ReadyTileOf<typeof bookingEntry>;
