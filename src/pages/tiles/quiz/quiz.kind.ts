import { z } from 'zod';
import { tileLink } from '../../../values/link.ts';
import { display } from '../shared/display.ts';
import { type ReadyTileOf, type SchemaParts, tileKind } from '../shared/tile-kind.ts';

/** Visitors without a mail program couldn't enter by e-mail. */
const link = tileLink.refine(({ url }) => !url.startsWith('mailto:'), {
  path: ['url'],
  error: 'a page or a form, not an e-mail',
});

const reply = z.strictObject({ title: z.string().min(1), text: z.string().min(1) });

/** One question. Either answer leads to a link and to another try. */
const schema = ({ image }: SchemaParts) =>
  z
    .strictObject({
      tile: z.literal('quiz'),
      ...display,
      title: z.string().min(1),
      text: z.string().optional(),
      question: z.string().min(1),
      image,
      answers: z
        .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: z.string().min(1) }))
        .min(2)
        .max(6),
      rightAnswer: z.string().describe('The id of the right one.'),
      submitText: z.string().min(1),
      right: reply.extend({ link: link.describe('Where the right answer leads: to a form.') }),
      wrong: reply.extend({
        link: link.optional().describe('Where a wrong answer leads; absent: where the right one does.'),
        tryAgainText: z.string().min(1).describe('The button back to the question, after either answer.'),
      }),
    })
    .refine(({ answers, rightAnswer }) => answers.some(({ id }) => id === rightAnswer), {
      path: ['rightAnswer'],
      error: 'the id of one of the answers',
    });

export const quiz = tileKind({
  schema,
  /** `answered`: the answer in the query, without JavaScript. */
  prepare: (tile, { answered }) => ({ ...tile, answered }),
});
export type ReadyQuiz = ReadyTileOf<typeof quiz>;
