import { z } from 'zod';
import { tileLink } from '../../../values/link.ts';
import { formatDayMonthFrom } from '../../../values/time/wall-time.ts';
import { isoDate } from '../../../values/time/week.ts';
import { isWithinRange, nextRangeChange } from '../shared/date-range.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Shown from its start to its end, inclusive, in Europe/London. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('seasonal-promotion'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image: image.optional(),
    startDate: isoDate.describe('First day shown.'),
    endDate: isoDate.describe('Last day shown. Once it is past, content:check asks for the tile to be taken out.'),
    links: z.array(tileLink).min(1).max(2),
  });

export const seasonalPromotion = tileKind({
  schema,
  isStatic: true,
  prepare(tile, { today, changesAt }) {
    changesAt(nextRangeChange(tile, today));
    return isWithinRange(tile, today) ? { ...tile, until: formatDayMonthFrom(today, tile.endDate) } : null;
  },
});
export type ReadySeasonalPromotion = ReadyTileOf<typeof seasonalPromotion>;
