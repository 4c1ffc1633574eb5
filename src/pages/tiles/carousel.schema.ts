import { z } from 'zod';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Things in a row to leaf through, by finger, wheel, arrow keys or arrows. */
export const carousel = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('carousel'),
    ...display,
    title: z.string().min(1).describe('Names the row, also to those who hear it.'),
    text: z.string().optional(),
    slides: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().optional(),
          image,
          linkText: z.string().optional(),
          linkUrl: linkUrl.optional(),
        }),
      )
      .min(2)
      .max(12),
    arrows: z.boolean().optional().describe('Left out, as the settings have it: on.'),
    dots: z.boolean().optional().describe('Left out, as the settings have it: off.'),
    secondsPerSlide: z
      .int()
      .min(4)
      .max(30)
      .optional()
      .describe('Moves on by itself, with a pause button. Never for those who asked for less motion.'),
  });
