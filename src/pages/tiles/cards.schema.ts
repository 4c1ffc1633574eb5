import { z } from 'zod';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Ways on from here. */
export const cards = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('cards'),
    ...display,
    title: z.string().optional(),
    text: z.string().optional(),
    look: z
      .enum(['places', 'list', 'runner'])
      .optional()
      .describe(
        'places (default): a place set for each, with its plate; list: printed lines with dots to the link; runner: places side by side on a strip of cloth, on a light ground, best with gingham for an edge.',
      ),
    cards: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().optional(),
          image: image.optional(),
          linkText: z.string().min(1),
          linkUrl,
        }),
      )
      .min(2)
      .max(8),
  });
