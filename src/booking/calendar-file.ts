import { createEvent, type EventAttributes } from 'ics';

export type CalendarEntry = {
  /** Makes the entry's id: the same booking from e-mail and from the page is one entry in a calendar. */
  reference: string;
  /** The domain the entry's id belongs to. */
  domain: string;
  title: string;
  description: string;
  location: string;
  lat: number;
  lng: number;
  url: string;
  /** Epoch milliseconds; written as UTC, so no calendar has to know London's clocks. */
  startsAt: number;
  endsAt: number;
  writtenAt: number;
};

/** The booking as an .ics file. Runs in a browser too. */
export function calendarFile(entry: CalendarEntry): string {
  // Without it the library stamps every file with the moment the process started; its types do not know the field.
  const event: EventAttributes & { timestamp: number } = {
    timestamp: entry.writtenAt,
    uid: `${entry.reference.toLowerCase()}@${entry.domain}`,
    sequence: 0,
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
    created: entry.writtenAt,
    lastModified: entry.writtenAt,
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    method: 'PUBLISH',
  };
  const { error, value } = createEvent(event);
  if (error || !value) throw new Error('the calendar entry could not be written', { cause: error });
  return value;
}
