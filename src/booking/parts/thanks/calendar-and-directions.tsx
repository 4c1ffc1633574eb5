import type { ReactNode } from 'react';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NewTabNote } from '../../../ui/new-tab-note.tsx';
import { directionsUrl } from '../../../values/map-urls.ts';
import type { LinkedEntry } from '../../calendar/calendar-links.ts';
import { CalendarLinks } from './calendar-links.tsx';

/** `file`: URL of the booking's calendar file. As a download, it leaves the page in place if it fails. */
export function AddToCalendar({ file }: { file: string }) {
  return (
    <a className={buttonClass({ variant: 'basil' })} href={file} download>
      <Icon name="calendar" className="size-5" />
      Add to calendar
    </a>
  );
}

/** `newTab`: for a page that must stay open. */
type DirectionsProps = { to: Parameters<typeof directionsUrl>[0]; newTab?: boolean };

export function Directions({ to, newTab }: DirectionsProps) {
  return (
    <a
      className={buttonClass({ variant: 'line' })}
      href={directionsUrl(to)}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      <Icon name="directions" className="size-5" />
      Get directions
      {newTab && <NewTabNote />}
    </a>
  );
}

type CalendarAndDirectionsProps = DirectionsProps & {
  className: string;
  file: string | null;
  /** The same for web calendars. */
  entry: LinkedEntry | null;
  children?: ReactNode;
};

export function CalendarAndDirections({ className, file, entry, children, ...directions }: CalendarAndDirectionsProps) {
  return (
    <>
      {!file && <p className="mt-4">Open the attachment in your confirmation to add it to your calendar.</p>}
      <p className={`mt-6 ${className}`}>
        {file && <AddToCalendar file={file} />}
        <Directions {...directions} />
        {children}
      </p>
      {entry && <CalendarLinks entry={entry} />}
    </>
  );
}
