import { MAX_EVENT_COVERS } from '../../booking/contracts/constants.ts';
import type { BookingRequest } from '../../booking/flow/booking-request.ts';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import { queryOf } from '../../values/query.ts';
import { isDate } from '../../values/time/wall-time.ts';

/**
 * A requested table: date 'YYYY-MM-DD' and time 'HH:MM' in London, the occasion by id, and a voucher's offer by slug.
 */
export type Party = { date: string; time: string; covers: number; occasion?: string; offer?: string };
/** The parts of it that a diner has chosen. */
export type PartyChoice = Partial<Party>;

/** The default time of a search: dinner. */
export const DINNER = '19:00';
export const USUAL_COVERS = 2;

function readCovers(text: string): number | undefined {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0) return undefined;
  return Math.min(Number(text), MAX_EVENT_COVERS);
}

/** The occasion and the offer, if well-formed. */
function readNamed(parameter: (name: string) => string): Pick<PartyChoice, 'occasion' | 'offer'> {
  const entries = (['occasion', 'offer'] as const).map((name) => [name, parameter(name)] as const);
  return Object.fromEntries(entries.filter(([, value]) => /^[\w-]{1,80}$/.test(value)));
}

/** Parses a request from an address; invalid values are ignored. `today` is the date in London. */
export function readChoice(params: URLSearchParams, today: string): PartyChoice {
  const parameter = (name: string) => params.get(name) ?? '';
  const [date, time] = [parameter('date'), parameter('time')];
  const covers = readCovers(parameter('covers'));
  return {
    ...(isDate(date) && date >= today && { date }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(covers && { covers }),
    ...readNamed(parameter),
  };
}

/** Parses a request from a form's fields. `today` is the date in London. */
export function choiceIn(form: HTMLFormElement, today: string): PartyChoice {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readChoice(new URLSearchParams(entries), today);
}

/** The request as parameters of an address, always in the same order. */
export function choiceParams({ date, time, covers, occasion, offer }: PartyChoice): [name: string, value: string][] {
  const values = { date, time, covers: covers?.toString(), occasion, offer };
  return Object.entries(values).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/** Completes a request with usual values; on another day than the usual one, dinner. */
export function partyOf(choice: PartyChoice, usual: Party): Party {
  const time = choice.date && choice.date !== usual.date ? DINNER : usual.time;
  return { ...usual, time, ...choice };
}

/** The request for booking at any restaurant. */
export function bookingRequest({
  occasion,
  ...rest
}: PartyChoice & Pick<BookingRequest, 'around'>): Omit<BookingRequest, 'slug'> {
  return { ...rest, occasionId: occasion };
}

/** The request for a page's booking links: the diner's own, or at least the time its form shows. */
export function wantedTable(choice: PartyChoice, { time }: Pick<Party, 'time'>): Omit<BookingRequest, 'slug'> {
  return bookingRequest(choice.time ? choice : { ...choice, around: time });
}

/** A restaurant's page with the same request; `part` is a section of it. */
export function restaurantPath(slug: string, choice: PartyChoice, part?: 'tables'): string {
  return `${restaurantPaths(slug).page}${queryOf(choiceParams(choice))}${part ? `#${part}` : ''}`;
}
