import { z } from 'zod';
import { linkUrl } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Slides in a row, scrolled by finger, wheel, arrow keys or buttons. */
const schema = ({ image }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('carousel'),
    ...display,
    title: z.string().min(1).describe('Names the row, also to those who hear it.'),
    text: z.string().optional(),
    slides: z
      .array(
        z.strictObject({
          title: z.string().min(1),
          text: z.string().optional(),
          image,
          linkText: z.string().optional(),
          linkUrl: linkUrl.optional(),
        }),
      )
      .min(2)
      .max(12),
    arrows: z.boolean().optional().describe('Left out, as the settings have it: on.'),
    dots: z.boolean().optional().describe('Left out, as the settings have it: off.'),
    secondsPerSlide: z
      .int()
      .min(4)
      .max(30)
      .optional()
      .describe('Moves on by itself, with a pause button. Never for those who asked for less motion.'),
  });

export const carousel = tileKind({ schema, defaults: (settings) => settings.carousel });
export type ReadyCarousel = ReadyTileOf<typeof carousel>;
