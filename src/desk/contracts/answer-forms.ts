import { z } from 'zod';
import { freeText } from '../../values/free-text.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';

const LENGTH = 2000;
const MOST_COVERS = 300;
export const OFFERED_TIMES = 3;

const words = { tooLong: `Keep it to ${LENGTH} characters.`, wrong: 'Use plain text.' };
const message = freeText(LENGTH, words).default('');
const written = freeText(LENGTH, { ...words, missing: 'Write them a few words.' });
const sent = { key: z.guid(), seen: z.coerce.number().int().min(0) };

const orNone = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema]);
const date = orNone(isoDate).default(null);
const time = orNone(wallTime).default(null);

export const requestAnswerForm = z.discriminatedUnion('act', [
  z
    .object({
      act: z.literal('offer'),
      ...sent,
      message,
      covers: z.coerce
        .number('Enter how many.')
        .int('Enter how many.')
        .min(1, 'Enter how many.')
        .max(MOST_COVERS, `Up to ${MOST_COVERS}.`),
      date0: isoDate,
      time0: wallTime,
      date1: date,
      time1: time,
      date2: date,
      time2: time,
    })
    .refine(({ date1, time1 }) => (date1 === null) === (time1 === null), {
      path: ['time1'],
      error: 'Enter both day and time, or neither.',
    })
    .refine(({ date2, time2 }) => (date2 === null) === (time2 === null), {
      path: ['time2'],
      error: 'Enter both day and time, or neither.',
    })
    .transform(({ date0, time0, date1, time1, date2, time2, ...offer }) => ({
      ...offer,
      times: [
        { date: date0, time: time0 },
        { date: date1, time: time1 },
        { date: date2, time: time2 },
      ].flatMap(({ date, time }) => (date && time ? { date, time } : [])),
    })),
  z.object({
    act: z.literal('declined'),
    ...sent,
    message: written,
    sister: z
      .string()
      .max(40)
      .default('')
      .transform((id) => id || null),
  }),
  z.object({ act: z.literal('words'), ...sent, message: written }),
  z.object({ act: z.literal('settled'), ...sent, message }),
]);
export type AnswerForm = z.output<typeof requestAnswerForm>;
