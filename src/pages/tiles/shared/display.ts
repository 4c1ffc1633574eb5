import { z } from 'zod';

/** Tile backgrounds. Only names of brand colours, so that no editor's value gets into a style. */
const tones = ['cream', 'paper', 'shade', 'butter', 'basil', 'tomato'] as const;
export type Tone = (typeof tones)[number];

const tone = z.enum(tones);

/** Display fields common to all tiles (product 12.2). */
export const display = {
  key: z.string().min(1).optional().describe('A name that stays with the tile when tiles change places; never shown.'),
  tileId: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'small letters, digits and hyphens')
    .optional()
    .describe('The name in the address: /kids#parties leads to the tile whose tileId is parties.'),
  backgroundColor: tone.optional().describe('The ground it stands on. Write this or backgroundColour, not both.'),
  backgroundColour: tone.optional().describe('The same, spelt our way.'),
  animationEffect: z
    .enum(['none', 'fade', 'rise', 'slide', 'tilt'])
    .optional()
    .describe('How it arrives when scrolled to. Nobody who asked for less motion sees it.'),
  backgroundAnimationEffect: z
    .enum(['none', 'pan', 'sway'])
    .optional()
    .describe('What its ground does meanwhile: pan moves a picture or video behind words, sway a cloth edge.'),
  edge: z
    .enum(['none', 'gingham', 'scallops'])
    .optional()
    .describe('Its upper edge: a strip of tablecloth, or a plain hem. The awning is kept for header and footer.'),
  height: z
    .enum(['natural', 'half', 'tall', 'screen'])
    .optional()
    .describe('At least this much of the screen; natural (default) is as high as its words need.'),
  width: z
    .enum(['text', 'page', 'full'])
    .optional()
    .describe('A column for reading, the page (default), or from edge to edge.'),
};

export type Display = { [K in keyof typeof display]?: z.infer<(typeof display)[K]> };
