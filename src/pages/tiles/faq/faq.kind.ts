import { z } from 'zod';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';
import { faqPage } from './faq-page.ts';

/** Questions and answers, initially collapsed. */
const schema = ({ words }: SchemaParts) =>
  z.strictObject({
    tile: z.literal('faq'),
    ...display,
    title: z.string().min(1),
    questions: z.array(z.strictObject({ question: z.string().min(1), answer: words })).min(1),
  });

export const faq = tileKind({
  schema,
  isStatic: true,
  structuredData: (tiles) => faqPage(tiles.flatMap(({ questions }) => questions)),
});
export type ReadyFaq = ReadyTileOf<typeof faq>;
