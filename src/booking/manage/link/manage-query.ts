import { z } from 'zod';
import { queryOf } from '../../../values/query.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { isoDate, wallTime } from '../../../values/time/week.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../../contracts/constants.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);
const covers = (least: number) =>
  z.coerce.number<string>().int().min(least).max(MAX_TABLE_BOOKING_COVERS).optional().catch(undefined);

const done = z.enum(['changed', 'cancelled', 'edited', 'unchanged', 'sent', 'told']);
export type CompletedAction = z.infer<typeof done>;

/** The query of the steps, without personal data. Invalid values are ignored. */
const manageQuery = z.object({
  step: z.enum(['change', 'confirm', 'details', 'late', 'cancel']).optional().catch(undefined),
  /** The action that was just completed. */
  done: done.optional().catch(undefined),
  /** When, in epoch seconds. */
  at: z.coerce.number<string>().optional().catch(undefined),
  date: isoDate.optional().catch(undefined),
  adults: covers(1),
  children: covers(0),
  menu: word,
  area: word,
  time: wallTime.optional().catch(undefined),
});
export type ManageQuery = z.infer<typeof manageQuery>;

export function readManageQuery(values: Iterable<[string, FormDataEntryValue]>): ManageQuery {
  return manageQuery.parse(Object.fromEntries([...values].filter(([, value]) => value !== '')));
}

/** How long a page confirms an action; our own figure. */
const NEWS_MS = 2 * MINUTE_MS;

/** The page of a booking just after an action; `now` in epoch milliseconds. */
export const donePage = (page: string, what: CompletedAction, now: number) =>
  `${page}${queryOf([
    ['done', what],
    ['at', Math.floor(now / 1000)],
  ])}`;

/** Drops an old action from the query, as in a saved or shared address. */
export function shownQuery(values: Iterable<[string, FormDataEntryValue]>, now: number): ManageQuery {
  const query = readManageQuery(values);
  const isNew = query.at !== undefined && Math.abs(now - query.at * 1000) < NEWS_MS;
  return isNew ? query : { ...query, done: undefined };
}
