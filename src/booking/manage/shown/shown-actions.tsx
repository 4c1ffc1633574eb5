import { Link, useHref } from 'react-router';
import { useBrand } from '../../../settings/use-brand.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import { entryToLink } from '../../calendar/calendar-entry.ts';
import { AddToCalendar, Directions } from '../../parts/thanks/calendar-and-directions.tsx';
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

/** The online actions for a booking or a request, and the phone number for the rest. */
export function ShownActions({ booking, restaurant, phase }: ShownActionsProps) {
  const { canChange, canCancel, canEdit, canTellLate, phone } = booking;
  const calendar = useHref('calendar.ics');
  const brand = useBrand();
  const isUpcoming = phase === 'upcoming';
  return (
    <>
      <ul className="mt-8 flex flex-wrap gap-4">
        {canChange && (
          <li>
            <StepLink step="change" look={buttonClass()}>
              Change booking
            </StepLink>
          </li>
        )}
        {canEdit && (
          <li>
            <StepLink step="details" look={buttonClass({ variant: 'line' })}>
              Add allergies or requests
            </StepLink>
          </li>
        )}
        {isUpcoming && (
          <li>
            <AddToCalendar file={calendar} />
          </li>
        )}
        <li>
          <Directions to={restaurant ?? booking} />
        </li>
        {canTellLate && (
          <li>
            <StepLink step="late" look={buttonClass({ variant: 'line' })}>
              Say you’re running late
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
      {isUpcoming && <CalendarLinks entry={entryToLink(booking, brand)} />}
      {!canChange && (
        <p className="mt-4">
          {isUpcoming ? 'To change your booking now' : 'To change the day or your party'}, ring{' '}
          <PhoneLink phone={phone} />.
        </p>
      )}
    </>
  );
}
