import { MAX_EVENT_COVERS } from '../../booking/contracts/constants.ts';
import type { BookingRequest } from '../../booking/flow/booking-request.ts';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import { queryOf } from '../../values/query.ts';
import { isDate } from '../../values/time/wall-time.ts';

/** A table as wanted: date 'YYYY-MM-DD', time 'HH:MM' in London, the occasion by its id, the offer of a voucher by its slug. */
export type Party = { date: string; time: string; covers: number; occasion?: string; offer?: string };
/** What a diner said of it so far. */
export type Asked = Partial<Party>;

/** The hour of a search that names none: dinner. */
export const DINNER = '19:00';
export const USUAL_COVERS = 2;

function readCovers(text: string): number | undefined {
  if (!/^\d{1,4}$/.test(text) || Number(text) === 0) return undefined;
  return Math.min(Number(text), MAX_EVENT_COVERS);
}

/** The occasion and the offer, where they are names. */
function readNamed(given: (name: string) => string): Pick<Asked, 'occasion' | 'offer'> {
  const named = (['occasion', 'offer'] as const).map((name) => [name, given(name)] as const);
  return Object.fromEntries(named.filter(([, value]) => /^[\w-]{1,80}$/.test(value)));
}

/** Parses what an address asks for; what cannot be meant is left out. `today` is the date in London. */
export function readAsked(params: URLSearchParams, today: string): Asked {
  const given = (name: string) => params.get(name) ?? '';
  const [date, time] = [given('date'), given('time')];
  const covers = readCovers(given('covers'));
  return {
    ...(isDate(date) && date >= today && { date }),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) && { time }),
    ...(covers && { covers }),
    ...readNamed(given),
  };
}

/** What a form's fields ask for. `today` is the date in London. */
export function askedIn(form: HTMLFormElement, today: string): Asked {
  const entries = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readAsked(new URLSearchParams(entries), today);
}

/** The same as parameters of an address, always in the same order. */
export function askedParams({ date, time, covers, occasion, offer }: Asked): [name: string, value: string][] {
  const all = { date, time, covers: covers?.toString(), occasion, offer };
  return Object.entries(all).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
}

/** What is asked, completed by what is usual; on another day than the usual one, dinner. */
export function partyOf(asked: Asked, usual: Party): Party {
  const time = asked.date && asked.date !== usual.date ? DINNER : usual.time;
  return { ...usual, time, ...asked };
}

/** As a request to book, at whichever restaurant. */
export function bookingRequest({
  occasion,
  ...asked
}: Asked & Pick<BookingRequest, 'around'>): Omit<BookingRequest, 'slug'> {
  return { ...asked, occasionId: occasion };
}

/** What a page's links to book ask for: what was asked for, or at least the time that its form shows. */
export function wantedTable(asked: Asked, { time }: Pick<Party, 'time'>): Omit<BookingRequest, 'slug'> {
  return bookingRequest(asked.time ? asked : { ...asked, around: time });
}

/** A restaurant's page, asked for the same; `part` is a section of it. */
export function restaurantPath(slug: string, asked: Asked, part?: 'tables'): string {
  return `${restaurantPaths(slug).page}${queryOf(askedParams(asked))}${part ? `#${part}` : ''}`;
}
