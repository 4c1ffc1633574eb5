import { z } from 'zod';
import { isoDate, wallTime } from '../../values/time/week.ts';
import { fewWords } from './texts.ts';

const LENGTH = 2000;
const MOST_COVERS = 300;
export const OFFERED_TIMES = 3;

const message = fewWords(LENGTH).default('');
const written = fewWords(LENGTH, 'Write them a few words.');
const sent = { key: z.guid(), seen: z.coerce.number().int().min(0) };

const orNone = <Schema extends z.ZodType>(schema: Schema) => z.union([z.literal('').transform(() => null), schema]);
const date = orNone(isoDate).default(null);
const time = orNone(wallTime).default(null);
const BOTH = 'Enter both day and time, or neither.';

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
    .refine(({ date1, time1 }) => !date1 === !time1, { path: ['time1'], error: BOTH })
    .refine(({ date2, time2 }) => !date2 === !time2, { path: ['time2'], error: BOTH })
    .transform(({ date0, time0, date1, time1, date2, time2, ...offer }) => ({
      ...offer,
      times: [
        { date: date0, time: time0 },
        ...(date1 && time1 ? [{ date: date1, time: time1 }] : []),
        ...(date2 && time2 ? [{ date: date2, time: time2 }] : []),
      ],
    })),
  z.object({
    act: z.literal('declined'),
    ...sent,
    message: written,
    sister: orNone(z.string().max(40)).default(null),
  }),
  z.object({ act: z.literal('words'), ...sent, message: written }),
  z.object({ act: z.literal('settled'), ...sent, message }),
]);
export type AnswerForm = z.output<typeof requestAnswerForm>;
