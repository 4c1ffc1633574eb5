import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** One subject with a picture and links. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('feature'),
    ...display,
    title: z.string().min(1),
    text: z.string().min(1),
    image,
    linkText: z.string().min(1),
    linkUrl,
    look: z
      .enum(['band', 'large'])
      .optional()
      .describe('band (default): a strip with its plate; large: the title in the largest type we have.'),
  });

export const feature = tileKind({ schema, isStatic: true });
export type ReadyFeature = ReadyTileOf<typeof feature>;
