import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, tileKind } from '../shared/tile-kind.ts';
import { mapRestaurants } from './map-restaurants.ts';

/** Restaurants on a map, and as a list without one. */
const schema = () =>
  z.strictObject({
    tile: z.literal('map'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    menuId: z.string().optional().describe('Only restaurants that serve this menu.'),
    occasion: z.string().optional().describe('The occasion that its links ask for a table for, by id.'),
    restaurants: z.array(z.string()).min(1).optional().describe('Only these, by slug. Without either: all of them.'),
  });

export const map = tileKind({
  schema,
  names: { menuId: 'menu', occasion: 'occasion', restaurants: 'restaurant' },
  prepare: async (tile, sources) => ({ ...tile, shownRestaurants: await mapRestaurants(tile, sources) }),
});
export type ReadyMap = ReadyTileOf<typeof map>;
