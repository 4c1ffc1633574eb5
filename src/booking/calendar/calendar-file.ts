import { createEvent, type EventAttributes } from 'ics';
import { foldByOctets } from './calendar-lines.ts';

export type CalendarEntry = {
  /** Part of the entry's id, so that e-mail and page create a single entry. */
  reference: string;
  /** The domain of the entry's id. */
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
  /** When the booking last changed. */
  writtenAt: number;
  /** When it was first booked; by default `writtenAt`. */
  createdAt?: number;
  /** The booking's SEQUENCE: calendars accept only a higher one. */
  sequence?: number;
  /** Removes the entry from the calendar. */
  cancelled?: boolean;
  /** Calendars let only the same organizer cancel an entry. */
  organizer: { name: string; email: string };
};

/** The METHOD of the e-mail attachment; must match the file's. */
export const calendarMethod = (cancelled: boolean) => (cancelled ? 'CANCEL' : 'PUBLISH');

/** Calendars that keep cancelled entries show them as free time. */
const standing = (cancelled: boolean) =>
  cancelled
    ? ({ status: 'CANCELLED', busyStatus: 'FREE', transp: 'TRANSPARENT' } as const)
    : ({ status: 'CONFIRMED', busyStatus: 'BUSY', transp: 'OPAQUE' } as const);

export function calendarFile(entry: CalendarEntry): string {
  const { cancelled = false, sequence = 0, createdAt = entry.writtenAt } = entry;
  // Without `timestamp` the library stamps every file with the process's start; its types lack the field.
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
  if (error || !value) throw new Error('cannot write the calendar entry', { cause: error });
  return foldByOctets(value);
}
