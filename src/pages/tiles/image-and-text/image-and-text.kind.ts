import { z } from 'zod';
import { tileLink } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

const schema = ({ image, words }: SchemaParts) =>
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

export const imageAndText = tileKind({ schema, isStatic: true });
export type ReadyImageAndText = ReadyTileOf<typeof imageAndText>;
