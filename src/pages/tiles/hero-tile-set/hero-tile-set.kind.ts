import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Two to four pictures with short texts, for the most popular pages. */
const schema = ({ image }: SchemaParts) =>
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

export const heroTileSet = tileKind({ schema, isStatic: true });
export type ReadyHeroTileSet = ReadyTileOf<typeof heroTileSet>;
