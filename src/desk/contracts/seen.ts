import { z } from 'zod';

type Party = { startsAt: Date; endsAt: Date; tables: readonly string[]; sequence: number };

/** How a form shows where a party is: what somebody changes meanwhile stays. */
export const seenText = ({ startsAt, endsAt, tables, sequence }: Party) =>
  `${startsAt.getTime()} ${endsAt.getTime()} ${tables.join('+')} ${sequence}`;

/** Ids of joined tables, or rules, with '+' between them. */
export const joined = z
  .string()
  .max(200)
  .transform((text) => text.split('+').filter((part) => part !== ''));

/** Epoch ms, within what a date can be. */
export const instant = z.coerce.number<string>().int().positive().max(Date.UTC(2100));
const whole = z.coerce.number<string>().int();
/** What `seenText` says. */
export const seen = z
  .string()
  .transform((text) => text.split(' '))
  .pipe(z.tuple([instant, instant, joined, whole]))
  .transform(([startsAt, endsAt, tableIds, sequence]) => ({ startsAt, endsAt, tableIds, sequence }));
