import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Links to other pages, each with a title and optionally a picture. */
const schema = ({ image }: SchemaParts) =>
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

export const cards = tileKind({ schema, isStatic: true });
export type ReadyCards = ReadyTileOf<typeof cards>;
