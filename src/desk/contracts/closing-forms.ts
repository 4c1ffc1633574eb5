import { z } from 'zod';
import { CLOSING_REASONS } from '../../booking/contracts/closing.ts';
import { addDays } from '../../values/time/wall-time.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';
import { fewWords } from './texts.ts';

/** A longer closure is content: its guests are not moved one by one. */
const MOST_DAYS = 31;

const date = z.string({ error: 'Choose a day.' }).pipe(isoDate);
export const closingDays = z
  .object({ firstDate: date, lastDate: z.string().optional() })
  .transform(({ firstDate, lastDate }) => ({ firstDate, lastDate: lastDate || firstDate }))
  .pipe(z.object({ firstDate: date, lastDate: date }))
  .refine(({ firstDate, lastDate }) => firstDate <= lastDate, {
    path: ['lastDate'],
    error: 'The last day is before the first.',
  })
  .refine(({ firstDate, lastDate }) => lastDate < addDays(firstDate, MOST_DAYS), {
    path: ['lastDate'],
    error: `Close up to ${MOST_DAYS} days at a time.`,
  });

const details = z.object({
  key: z.guid(),
  reason: z.enum(CLOSING_REASONS, { error: 'Choose a reason.' }),
  words: fewWords(500).default(''),
});
export const closingForm = z.intersection(closingDays, details);

export const boardForm = z.object({ act: z.enum(['tell', 'reopen']) });
export const guestAnswerForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('move'), to: z.string().regex(/^\S{1,40} \d\d:\d\d$/, 'Choose a table.') }),
  z.object({ act: z.literal('change'), date, time: z.string({ error: 'Choose a time.' }).pipe(wallTime) }),
  z.object({ act: z.literal('cancel') }),
]);
