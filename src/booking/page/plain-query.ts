import { z } from 'zod';
import { allergensOfAddress } from '../../values/allergens/allergens.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';
import { MAX_EVENT_COVERS } from '../contracts/constants.ts';
import { askedFor } from '../parts/times/asked-time.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);
const time = wallTime.optional().catch(undefined);
const people = z.coerce.number<string>().optional().catch(undefined);
const MOST_EXTRAS = 20;

/** The query parameters of the plain steps: nothing that says who it is. Unreadable values are ignored. */
const plainQuery = z.object({
  /** Without it as far as the rest leads: a party and a day to the times, a time as well to the details. */
  step: z.coerce.number<string>().int().min(1).max(3).optional().catch(undefined),
  type: z.literal('event').optional().catch(undefined),
  occasion: word,
  covers: z.coerce.number<string>().int().min(1).max(MAX_EVENT_COVERS).optional().catch(undefined),
  /** The size of an event, as typed. */
  adults: people,
  children: people,
  date: isoDate.optional().catch(undefined),
  menu: word,
  area: word,
  time,
  /** Whether the time was full when it was chosen: then it is an enquiry, not a booking. */
  ask: z.boolean(),
  /** The full time to join the waitlist for. */
  wait: time,
  /** The first and the last time that would do. */
  from: time,
  to: time,
  /** Left out of the menu that was read: ticked among the needs. */
  without: z.string().transform(allergensOfAddress).optional().catch(undefined),
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
