import { z } from 'zod';
import { allergensOfAddress } from '../../values/allergens/allergens.ts';
import { isoDate, wallTime } from '../../values/time/week.ts';
import { EVENT_TOO_LARGE, MAX_EVENT_COVERS } from '../contracts/constants.ts';
import { enquiryTimeOf } from '../parts/times/enquiry-time.ts';
import type { PartyProblems } from '../steps/frame/journey-props.ts';

const word = z.string().min(1).max(80).optional().catch(undefined);
const time = wallTime.optional().catch(undefined);
const people = z.coerce.number<string>().optional().catch(undefined);
const MOST_EXTRAS = 20;

/** Query parameters of the steps on a page; nothing personal. Unreadable values are ignored. */
const journeyQuery = z.object({
  /** By default as far as the rest leads: a party and a day to the times; with a time, to the details. */
  step: z.coerce.number<string>().int().min(1).max(3).optional().catch(undefined),
  type: z.literal('event').optional().catch(undefined),
  occasion: word,
  offer: word,
  covers: z.coerce.number<string>().int().min(1).max(MAX_EVENT_COVERS).optional().catch(undefined),
  /** An event's size, as typed. */
  adults: people,
  children: people,
  date: isoDate.optional().catch(undefined),
  menu: word,
  area: word,
  time,
  /** The time preset in the form of the page before. */
  around: time,
  /** The time was full when it was chosen, so it's an enquiry. */
  ask: z.boolean(),
  /** The full time to join the waitlist for. */
  wait: time,
  /** First and last time that would do. */
  from: time,
  to: time,
  /** Allergens filtered out of the menu, to be ticked among the needs. */
  without: z.string().transform(allergensOfAddress).optional().catch(undefined),
  extras: z.array(z.string().min(1).max(80)).max(MOST_EXTRAS).catch([]),
});
export type JourneyQuery = z.infer<typeof journeyQuery>;

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

function dateProblem(typed: string, today: string): string {
  if (typed === '') return 'Choose a day.';
  return `That doesn’t look like a date. Choose one, or type it like ${today}.`;
}

/**
 * Errors of a party and a day that can't be read. The first step's form needs both; an event's only the day, since a
 * link may omit the party. Other links lead to the first step, which asks for them.
 */
export function partyProblems(
  values: URLSearchParams | FormData,
  { step, type, ...query }: JourneyQuery,
  today: string,
): PartyProblems {
  const [covers, date] = [textOf(values.get('covers')), textOf(values.get('date'))];
  const isSent = step !== undefined && step > 1 && type !== 'event';
  const lacksCovers = isSent && query.covers === undefined && query.adults === undefined;
  const lacksDate = query.date === undefined && (isSent || (type === 'event' && values.has('date')));
  return {
    ...(lacksCovers && {
      covers: Number(covers) > MAX_EVENT_COVERS ? EVENT_TOO_LARGE : 'Choose how many of you there are.',
    }),
    ...(lacksDate && { date: dateProblem(date, today), typedDate: date }),
  };
}

export function readJourneyQuery(values: Iterable<[string, FormDataEntryValue]>): JourneyQuery {
  const entries = [...values].filter(([, value]) => value !== '');
  const { extra: _, ...named } = Object.fromEntries(entries);
  const extras = entries.flatMap(([name, value]) => (name === 'extra' ? [value] : []));
  const enquiryTime = typeof named.time === 'string' ? enquiryTimeOf(named.time) : null;
  return journeyQuery.parse({ ...named, extras, ask: enquiryTime !== null, ...(enquiryTime && { time: enquiryTime }) });
}
