import { z } from 'zod';
import { isoDate, wallTime } from '../../restaurants/contract.ts';
import { MAX_TABLE_BOOKING_COVERS } from '../constants.ts';
import { askedFor } from './asked-time.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);
const time = wallTime.optional().catch(undefined);
const people = z.coerce.number<string>().optional().catch(undefined);
const MOST_EXTRAS = 20;

/** What the plain steps carry in their address: no personal data. Anything that cannot be read is left out. */
const plainQuery = z.object({
  step: z.coerce.number<string>().int().min(1).max(3).catch(1),
  type: z.literal('event').optional().catch(undefined),
  occasion: word,
  covers: z.coerce.number<string>().int().min(1).max(MAX_TABLE_BOOKING_COVERS).optional().catch(undefined),
  /** Of an event, as typed. */
  adults: people,
  children: people,
  date: isoDate.optional().catch(undefined),
  menu: word,
  area: word,
  time,
  /** Whether that time was full when it was chosen: it is asked for, not booked. */
  ask: z.boolean(),
  /** The full time to wait in line for. */
  wait: time,
  extras: z.array(z.string().min(1).max(80)).max(MOST_EXTRAS).catch([]),
});
export type PlainQuery = z.infer<typeof plainQuery>;

export function readPlainQuery(values: Iterable<[string, FormDataEntryValue]>): PlainQuery {
  const given = [...values].filter(([, value]) => value !== '');
  const { extra: _, ...named } = Object.fromEntries(given);
  const extras = given.flatMap(([name, value]) => (name === 'extra' ? [value] : []));
  const asked = typeof named.time === 'string' ? askedFor(named.time) : null;
  return plainQuery.parse({ ...named, extras, ask: asked !== null, ...(asked && { time: asked }) });
}
