import { createEvent, type EventAttributes } from 'ics';
import { foldByOctets } from './calendar-lines.ts';

export type CalendarEntry = {
  /** Part of the entry's id: the same booking from e-mail and from the page is one entry in a calendar. */
  reference: string;
  /** The domain the entry's id belongs to. */
  domain: string;
  title: string;
  description: string;
  location: string;
  lat: number;
  lng: number;
  url: string;
  /** Epoch milliseconds; written as UTC, so that calendars need no time zone rules. */
  startsAt: number;
  endsAt: number;
  /** When the booking got its present state. */
  writtenAt: number;
  /** When it was first booked; the same moment when absent. */
  createdAt?: number;
  /** The booking's SEQUENCE: a calendar only accepts a higher one than the one it has. */
  sequence?: number;
  /** Takes the entry out of the calendar again. */
  cancelled?: boolean;
  /** The sender: calendars let only the same organizer cancel an entry. */
  organizer: { name: string; email: string };
};

/** The METHOD of the e-mail attachment; it must agree with the file's own. */
export const calendarMethod = (cancelled: boolean) => (cancelled ? 'CANCEL' : 'PUBLISH');

/** A cancelled entry is shown as free time, for calendars that keep such entries struck out. */
const standing = (cancelled: boolean) =>
  cancelled
    ? ({ status: 'CANCELLED', busyStatus: 'FREE', transp: 'TRANSPARENT' } as const)
    : ({ status: 'CONFIRMED', busyStatus: 'BUSY', transp: 'OPAQUE' } as const);

/** The booking as an .ics file. */
export function calendarFile(entry: CalendarEntry): string {
  const { cancelled = false, sequence = 0, createdAt = entry.writtenAt } = entry;
  // Without `timestamp` the library stamps every file with the start of the process; its types do not have the field.
  const event: EventAttributes & { timestamp: number } = {
    timestamp: entry.writtenAt,
    uid: `${entry.reference.toLowerCase()}@${entry.domain}`,
    sequence,
    productId: `-//${entry.domain}//bookings//EN`,
    title: entry.title,
    description: entry.description,
    location: entry.location,
    geo: { lat: entry.lat, lon: entry.lng },
    url: entry.url,
    start: entry.startsAt,
    startInputType: 'utc',
    startOutputType: 'utc',
    end: entry.endsAt,
    endInputType: 'utc',
    endOutputType: 'utc',
    created: createdAt,
    lastModified: entry.writtenAt,
    method: calendarMethod(cancelled),
    organizer: entry.organizer,
    ...standing(cancelled),
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw new Error('the calendar entry could not be written', { cause: error });
  return foldByOctets(value);
}
