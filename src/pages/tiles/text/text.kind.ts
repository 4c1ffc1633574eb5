import { z } from 'zod';
import { tileLink } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** A text, from a few lines to complete terms and conditions. */
const schema = ({ words }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('text'),
    ...display,
    title: z.string().optional().describe('Not with contents: such a text has headings of its own.'),
    body: words.describe('Markdown: paragraphs, ## and ### headings, lists, tables, links, **strong**, *em*.'),
    contents: z.boolean().optional().describe('Prints a list of its ## headings first, for a long text.'),
    columns: z.literal(2).optional().describe('Set in two columns where there is room.'),
    links: z.array(tileLink).max(3).optional(),
  });

export const text = tileKind({ schema, isStatic: true });
export type ReadyText = ReadyTileOf<typeof text>;
