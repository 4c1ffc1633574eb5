import { href } from 'react-router';
import { useBrand } from '../../settings/use-brand.ts';
import { entryToLink } from '../calendar/calendar-entry.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { CallRestaurant, Reference, SeeYourBooking } from '../parts/thanks/booked-parts.tsx';
import { CalendarAndDirections } from '../parts/thanks/calendar-and-directions.tsx';

/** The booking of a claimed table: reference, calendar entry, page and directions. */
export function BookedTable({ booked, manageToken }: { booked: ManagedBooking; manageToken: string }) {
  return (
    <div className="max-w-text">
      <Reference>{booked.reference}</Reference>
      <CalendarAndDirections
        className="flex flex-wrap gap-4"
        file={href('/booking/:manageToken/calendar.ics', { manageToken })}
        entry={entryToLink(booked, useBrand())}
        to={booked}
      />
      <SeeYourBooking token={manageToken} canChange={booked.canChange} />
      <CallRestaurant restaurant={booked} lead="Anything else?" />
    </div>
  );
}
