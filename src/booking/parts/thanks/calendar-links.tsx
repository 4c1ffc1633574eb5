import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { calendarLinks, type LinkedEntry } from '../../calendar/calendar-links.ts';

const names = [
  ['google', 'Google Calendar'],
  ['outlook', 'Outlook'],
] as const;

/** Web calendars that take the booking without a file. */
export function CalendarLinks({ entry }: { entry: LinkedEntry }) {
  const links = calendarLinks(entry);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-6 print:hidden">
      {names.map(([calendar, name]) => (
        <a
          key={calendar}
          href={links[calendar]}
          className="text-link inline-flex min-h-11 items-center"
          target="_blank"
          rel="noopener noreferrer"
        >
          {name}
          <NewTabNote />
        </a>
      ))}
    </p>
  );
}
