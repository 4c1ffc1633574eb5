import { z } from 'zod';
import { display } from './display.ts';
import { tileLink } from './link.ts';
import type { Parts } from './parts.ts';

/** A picture beside its story. */
export const imageAndText = <I extends z.ZodType, W extends z.ZodType>({ image, words }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('image-and-text'),
    ...display,
    title: z.string().min(1),
    body: words,
    image,
    imageSide: z.enum(['left', 'right']).optional().describe('Where there is room for both; right is the default.'),
    imageShape: z
      .enum(['plate', 'framed'])
      .optional()
      .describe('plate (default) cuts a dish round; framed keeps it whole.'),
    links: z.array(tileLink).max(2).optional(),
  });
