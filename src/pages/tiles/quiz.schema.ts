import { z } from 'zod';
import { display } from './display.ts';
import { tileLink } from './link.ts';
import type { Parts } from './parts.ts';

const reply = z.strictObject({ title: z.string().min(1), text: z.string().min(1) });

/** One question. The right answer opens the way on, a wrong one asks to try again. */
export const quiz = <I extends z.ZodType, W extends z.ZodType>({ image }: Parts<I, W>) =>
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
      right: reply.extend({ link: tileLink.describe('Where the right answer leads.') }),
      wrong: reply.extend({ tryAgainText: z.string().min(1) }),
    })
    .refine(({ answers, rightAnswer }) => answers.some(({ id }) => id === rightAnswer), {
      path: ['rightAnswer'],
      error: 'the id of one of the answers',
    });
