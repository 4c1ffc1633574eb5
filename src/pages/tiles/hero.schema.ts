import { z } from 'zod';
import { display } from './display.ts';
import { tileLink } from './link.ts';
import type { Parts } from './parts.ts';

const video = z.string().regex(/^\/videos\/[a-z0-9/-]+\.(mp4|webm)$/, 'a film in public/videos, as /videos/name.mp4');

/**
 * The top of a page: its heading, said large, over a picture or a short silent film.
 * Where it comes first it does not stand on tomato: the awning above is the same red.
 */
export const hero = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
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
