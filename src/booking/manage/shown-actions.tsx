import { Link, useHref } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';
import { directionsTo } from './directions.ts';
import type { ManagedStepProps } from './managed-step-props.ts';

type ShownActionsProps = Pick<ManagedStepProps, 'booking' | 'place' | 'standing'>;

function StepLink({ step, look, children }: { step: string; look: string; children: string }) {
  return (
    <Link to={`?step=${step}`} className={look}>
      {children}
    </Link>
  );
}

/** What can be done with a booking or a request from here; what cannot is for the telephone. */
export function ShownActions({ booking, place, standing }: ShownActionsProps) {
  const { canChange, canCancel, phone } = booking;
  const calendar = useHref('calendar.ics');
  const booked = standing === 'ahead';
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
          <a className={buttonClass({ variant: 'line' })} href={directionsTo(booking, place)}>
            <Icon name="directions" className="size-5" />
            Directions
          </a>
        </li>
        {canCancel && (
          <li>
            <StepLink step="cancel" look={buttonClass({ variant: 'line' })}>
              Cancel it
            </StepLink>
          </li>
        )}
      </ul>
      {!canChange && (
        <p className="mt-4">
          {booked ? 'To change anything now' : 'To add anything'}, please ring{' '}
          <a className="text-link figures" href={telephoneHref(phone)}>
            {phone}
          </a>
          .
        </p>
      )}
    </>
  );
}
