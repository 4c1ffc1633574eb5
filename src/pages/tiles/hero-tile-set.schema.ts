import { z } from 'zod';
import { display } from './display.ts';
import { linkUrl } from './link.ts';
import type { Parts } from './parts.ts';

/** Two to four pictures with a few words each: the things most people came for. */
export const heroTileSet = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('hero-tile-set'),
    ...display,
    title: z.string().optional(),
    tiles: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().describe('Two sentences at most.'),
          image,
          linkText: z.string().optional(),
          linkUrl: linkUrl.optional(),
        }),
      )
      .min(2)
      .max(4),
  });
