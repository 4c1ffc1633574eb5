import { z } from 'zod';
import { isoDate, wallTime } from '../../../values/time/week.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../../contracts/constants.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);
const covers = (least: number) =>
  z.coerce.number<string>().int().min(least).max(MAX_TABLE_BOOKING_COVERS).optional().catch(undefined);

/** The query parameters of the steps: no personal data. Unreadable values are ignored. */
const manageQuery = z.object({
  step: z.enum(['change', 'confirm', 'details', 'late', 'cancel']).optional().catch(undefined),
  /** What was just done. */
  done: z.enum(['changed', 'cancelled', 'edited', 'sent', 'told']).optional().catch(undefined),
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
