import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

const schema = ({ image }: SchemaParts) =>
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

export const gallery = tileKind({ schema, isStatic: true });
export type ReadyGallery = ReadyTileOf<typeof gallery>;
