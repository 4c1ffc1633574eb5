import { z } from 'zod';
import { display } from './display.ts';
import type { Parts } from './parts.ts';

/** Where are you? One line that asks the finder. */
export const restaurantFinder = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('restaurant-finder'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
  });

/** Restaurants on our map, and as a list for whoever has no map. */
export const map = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('map'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    menuId: z.string().optional().describe('Only restaurants that serve this menu.'),
    restaurants: z.array(z.string()).min(1).optional().describe('Only these, by slug. Without either: all of them.'),
  });

/** The order slip: where, when and how many. At most one on a page. */
export const bookingEntry = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('booking-entry'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
  });
