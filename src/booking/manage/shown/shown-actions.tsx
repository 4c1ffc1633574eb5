import { href, Link, useHref } from 'react-router';
import { useBrand } from '../../../settings/use-brand.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Icon } from '../../../ui/icon.tsx';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { directionsUrl } from '../../../values/map-urls.ts';
import { calendarEntry } from '../../calendar/calendar-entry.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import { CalendarLinks } from '../../parts/thanks/calendar-links.tsx';
import type { ManagedStepProps } from './managed-step-props.ts';

type ShownActionsProps = Pick<ManagedStepProps, 'booking' | 'restaurant' | 'phase'>;

function StepLink({ step, look, children }: { step: string; look: string; children: string }) {
  return (
    <Link to={`?step=${step}`} className={look}>
      {children}
    </Link>
  );
}

/** The booking for a calendar on the web, without the link by which it is changed. */
const linkedEntry = (
  booking: ManagedBooking,
  { lat, lng }: JourneyRestaurant,
  brand: { name: string; domain: string },
) =>
  calendarEntry({
    reference: booking.reference,
    brand,
    restaurant: { ...booking, lat, lng },
    party: booking,
    page: { restaurantUrl: href('/restaurants/:slug', { slug: booking.slug }) },
    startsAt: Date.parse(booking.startsAt),
    endsAt: Date.parse(booking.endsAt),
    writtenAt: 0,
  });

/** What can be done online with a booking or a request; for anything else, the telephone number. */
export function ShownActions({ booking, restaurant, phase }: ShownActionsProps) {
  const { canChange, canCancel, canTellLate, phone } = booking;
  const calendar = useHref('calendar.ics');
  const brand = useBrand();
  const booked = phase === 'upcoming';
  return (
    <>
      <ul className="mt-8 flex flex-wrap gap-4">
        {canChange && (
          <li>
            <StepLink step="change" look={buttonClass()}>
              Change it
            </StepLink>
          </li>
        )}
        {booked && (
          <li>
            <a className={buttonClass({ variant: 'basil' })} href={calendar}>
              <Icon name="calendar" className="size-5" />
              Add to calendar
            </a>
          </li>
        )}
        <li>
          <a className={buttonClass({ variant: 'line' })} href={directionsUrl(restaurant ?? booking)}>
            <Icon name="directions" className="size-5" />
            Directions
          </a>
        </li>
        {canTellLate && (
          <li>
            <StepLink step="late" look={buttonClass({ variant: 'line' })}>
              Running late
            </StepLink>
          </li>
        )}
        {canCancel && (
          <li className="self-center">
            <StepLink step="cancel" look="text-link inline-flex min-h-11 items-center">
              Cancel this booking
            </StepLink>
          </li>
        )}
      </ul>
      {booked && restaurant && <CalendarLinks entry={linkedEntry(booking, restaurant, brand)} />}
      {!canChange && (
        <p className="mt-4">
          {booked ? 'To change anything now' : 'To add anything'}, please ring <PhoneLink phone={phone} />.
        </p>
      )}
    </>
  );
}
