import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';
import { townsOf } from '../shared/towns.ts';

/** A search field that leads to the restaurant finder. */
const schema = () =>
  z.strictObject({
    tile: z.literal('restaurant-finder'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
  });

export const restaurantFinder = tileKind({
  schema,
  prepare: async (tile, { restaurants }) => ({ ...tile, towns: townsOf(await restaurants()) }),
});
export type ReadyRestaurantFinder = ReadyTileOf<typeof restaurantFinder>;
