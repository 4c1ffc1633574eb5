import { z } from 'zod';
import { isDate } from '../../values/time/wall-time.ts';
import { line } from './texts.ts';

const reason = line('Give a reason.', 120);
/** 'HH:MM', or '' for the start or end of the day. */
const time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Enter a time such as 19:30.');
const date = z.string().refine(isDate, 'Choose a day.');
/** Made by the page: a form sent twice closes once. */
const key = z.guid();

export const blockForm = z.discriminatedUnion('act', [
  z.object({
    act: z.literal('tables'),
    key,
    date,
    where: z.string({ error: 'Choose what to close.' }).min(1, 'Choose what to close.').max(80),
    from: time,
    until: time,
    reason,
  }),
  z.object({ act: z.literal('online'), key, date, reason }),
  z.object({
    act: z.literal('pacing'),
    key,
    date,
    covers: z.coerce.number().int('Enter a whole number.').min(1, 'Enter at least 1.').max(500, 'Enter at most 500.'),
    reason,
  }),
  z.object({ act: z.literal('lift'), date, blockId: z.guid() }),
]);
