import { z } from 'zod';
import { display } from './display.ts';
import type { Parts } from './parts.ts';

/** Pictures hung on a wall. */
export const gallery = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('gallery'),
    ...display,
    title: z.string().min(1),
    text: z.string().optional(),
    pictures: z
      .array(z.strictObject({ image, caption: z.string().optional() }))
      .min(2)
      .max(12),
  });
