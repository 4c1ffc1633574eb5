import { z } from 'zod';
import { isoDate, wallTime } from '../../restaurants/contract.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../constants.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);

/** What the plain steps carry in their address: no personal data. Anything that cannot be read is left out. */
const plainQuery = z.object({
  step: z.coerce.number<string>().int().min(1).max(3).catch(1),
  occasion: word,
  covers: z.coerce.number<string>().int().min(1).max(MAX_TABLE_BOOKING_COVERS).optional().catch(undefined),
  date: isoDate.optional().catch(undefined),
  menu: word,
  area: word,
  time: wallTime.optional().catch(undefined),
});
export type PlainQuery = z.infer<typeof plainQuery>;

export function readPlainQuery(values: Iterable<[string, FormDataEntryValue]>): PlainQuery {
  return plainQuery.parse(Object.fromEntries([...values].filter(([, value]) => value !== '')));
}
