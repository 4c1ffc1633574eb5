import { href } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { Icon } from '../../ui/icon.tsx';
import { directionsUrl } from '../../values/map-urls.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { CallRestaurant, Reference, SeeYourBooking } from '../parts/thanks/thanks-words.tsx';

/** The booking that a claimed table has become: its reference, calendar entry, page, and the way to the restaurant. */
export function BookedTable({ booked, manageToken }: { booked: ManagedBooking; manageToken: string }) {
  return (
    <div className="max-w-text">
      <Reference>{booked.reference}</Reference>
      <p className="mt-6 flex flex-wrap gap-4">
        <a
          className={buttonClass({ variant: 'basil' })}
          href={href('/booking/:manageToken/calendar.ics', { manageToken })}
        >
          <Icon name="calendar" className="size-5" />
          Add to calendar
        </a>
        <a className={buttonClass({ variant: 'line' })} href={directionsUrl(booked)}>
          <Icon name="directions" className="size-5" />
          Directions
        </a>
      </p>
      <SeeYourBooking token={manageToken} />
      <CallRestaurant restaurant={booked} lead="Anything else?" />
    </div>
  );
}
