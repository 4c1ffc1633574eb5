import { z } from 'zod';
import { tileLink } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

const video = z.string().regex(/^\/videos\/[a-z0-9/-]+\.(mp4|webm)$/, 'a film in public/videos, as /videos/name.mp4');

/**
 * The top of a page: a large heading over a picture or a short silent film. As the first tile it may not be tomato,
 * like the awning above.
 */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('hero'),
    ...display,
    title: z.string().min(1).describe('The heading of the page. Short: it is the largest thing on it.'),
    heading: z
      .enum(['h1', 'h2'])
      .optional()
      .describe('h1 (default) heads the page; a second hero on a page must say h2.'),
    lead: z.string().optional().describe('One or two sentences under it.'),
    image: image.describe('Shown when there is no film, and to whoever asked for less motion or less data.'),
    layout: z
      .enum(['plate', 'mat', 'poster'])
      .optional()
      .describe(
        'plate (default): the dish cut round beside the words; mat: words on paper over the picture; poster: framed.',
      ),
    videoMobile: video.optional().describe('A silent film for narrow screens, upright, under 1 MB.'),
    videoDesktop: video.optional().describe('The same for wide screens, lying, under 3 MB.'),
    poster: image.optional().describe('The first picture of the film. Without it, image is used.'),
    links: z.array(tileLink).max(2).optional().describe('One thing to do, or two.'),
  });

export const hero = tileKind({
  schema,
  headsPage: true,
});
export type ReadyHero = ReadyTileOf<typeof hero>;
