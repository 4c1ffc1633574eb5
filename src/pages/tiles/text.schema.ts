import { z } from 'zod';
import { display } from './display.ts';
import { tileLink } from './link.ts';
import type { Parts } from './parts.ts';

/** Written text, from a few lines to the whole of the terms and conditions. */
export const text = <I extends z.ZodType, W extends z.ZodType>({ words }: Parts<I, W>) =>
  z.strictObject({
    tile: z.literal('text'),
    ...display,
    title: z.string().optional().describe('Not with contents: such a text has headings of its own.'),
    body: words.describe('Markdown: paragraphs, ## and ### headings, lists, tables, links, **strong**, *em*.'),
    contents: z.boolean().optional().describe('Prints a list of its ## headings first, for a long text.'),
    columns: z.literal(2).optional().describe('Set in two columns where there is room.'),
    links: z.array(tileLink).max(3).optional(),
  });
