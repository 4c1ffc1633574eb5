import { z } from 'zod';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Some of a menu on a printed card, with today's names and prices: they come from the menu itself. */
export const menuTeaser = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('menu-teaser'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    menuId: z.string().describe('A menu in content/menus.'),
    dishes: z.array(z.string()).min(1).describe('Ids of its dishes. One that left the menu leaves the card.'),
    linkText: z.string().min(1).describe('Leads to the whole menu.'),
    more: z
      .strictObject({ text: z.string().min(1), url: linkUrl })
      .optional()
      .describe('Another way on beside it.'),
    image: image.optional().describe('The plate beside it. Left out, it is one of the dishes.'),
    look: z
      .enum(['slip', 'spread'])
      .optional()
      .describe('slip (default): a small card; spread: laid open, with a large plate.'),
  });
