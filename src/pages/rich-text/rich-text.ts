import { z } from 'zod';

/** A run of text: a plain string, or an object with its formatting. */
const run = z.union([
  z.string(),
  z.strictObject({
    text: z.string(),
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    /** The language of words that aren't English. */
    lang: z.literal('it').optional(),
  }),
]);
export type Run = z.infer<typeof run>;

const inline = z.union([run, z.strictObject({ href: z.string(), runs: z.array(run) })]);
export type Inline = z.infer<typeof inline>;
const words = z.array(inline);

const innerList = z.strictObject({ ordered: z.boolean(), items: z.array(z.strictObject({ words })) });
const listItem = z.strictObject({ words, list: innerList.optional() });
export type ListItem = z.infer<typeof listItem>;

/** One block of a text. Lists nest only once: a third level should be headings. */
const block = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paragraph'), words }),
  z.strictObject({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), id: z.string(), words }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(listItem) }),
  z.strictObject({ kind: z.literal('table'), head: z.array(words), rows: z.array(z.array(words)) }),
]);
export type Block = z.infer<typeof block>;

/** A text as a tree of words and links only: no node can contain HTML. */
export const richText = z.array(block);
export type RichText = z.infer<typeof richText>;
