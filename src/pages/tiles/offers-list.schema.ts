import { z } from 'zod';
import { isoDate } from '../../restaurants/contract.ts';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Offers, each on its own ticket. One that has not begun or is over is left out by itself. */
export const offersList = <I extends z.ZodType, W extends z.ZodType>({ image, words }: Parts<I, W>) =>
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
