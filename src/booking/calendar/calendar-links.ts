import type { CalendarEntry } from './calendar-file.ts';

export type LinkedEntry = Pick<CalendarEntry, 'title' | 'description' | 'location' | 'startsAt' | 'endsAt'>;

/** '2026-11-27T19:00:00Z'. */
const utc = (epochMs: number) => `${new Date(epochMs).toISOString().slice(0, 19)}Z`;
const withoutMarks = (instant: string) => instant.replaceAll(/[-:]/g, '');

/** Outlook shows a space encoded as '+' as a plus sign. */
function addressOf(page: string, parameters: Record<string, string>): string {
  return `${page}?${new URLSearchParams(parameters)}`.replaceAll('+', '%20');
}

/**
 * Links that open the entry in a web calendar. They go to a third party, so the entry must not contain the manage
 * link.
 */
export function calendarLinks({ title, description, location, startsAt, endsAt }: LinkedEntry) {
  const [start, end] = [utc(startsAt), utc(endsAt)];
  return {
    google: addressOf('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${withoutMarks(start)}/${withoutMarks(end)}`,
      details: description,
      location,
    }),
    outlook: addressOf('https://outlook.live.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: start,
      enddt: end,
      body: description,
      location,
    }),
  };
}
