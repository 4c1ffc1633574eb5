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

/** The order slip: where, when and how many. At most one on a page, the laid table's among them. */
export const bookingEntry = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('booking-entry'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
  });

/** The laid table that opens the home page: its heading on a paper mat over a picture, and the order slip. */
export const laidTable = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('laid-table'),
    ...display,
    title: z.string().min(1).describe('The heading of the page, in the largest type there is.'),
    heading: z.enum(['h1', 'h2']).optional().describe('h1 (default) heads the page; h2 where something else does.'),
    lead: z.string().optional().describe('A sentence under it.'),
    image,
  });

/** Shopfronts along a street, to walk past. */
export const shopfrontWall = <I extends z.ZodType, W extends z.ZodType>(_parts: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('shopfront-wall'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    restaurants: z.array(z.string()).min(1).describe('By slug, in walking order. One that is no more leaves no gap.'),
  });
