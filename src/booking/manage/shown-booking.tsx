import { buttonClass } from '../../ui/button.tsx';
import { BookingLink } from '../journey/booking-link.tsx';
import type { ManagedBooking } from './contract.ts';
import type { ManageQuery } from './manage-query.ts';
import type { ManagedStepProps } from './managed-step-props.ts';
import { cancelledCost, cancellingCosts, headline, whenInWords } from './managed-words.ts';
import { Refusal } from './refusal.tsx';
import { ShownActions } from './shown-actions.tsx';
import { ShownPlace } from './shown-place.tsx';
import { StepTitle } from './step-title.tsx';

/** Why the step the address asks for is not shown. */
function refusedStep({ step }: ManageQuery, { canChange, canCancel, status }: ManagedBooking): string | null {
  if (status === 'cancelled') return null;
  if ((step === 'change' || step === 'confirm') && !canChange)
    return 'This can no longer be changed online. Please ring the restaurant.';
  if (step === 'cancel' && !canCancel) return 'This can no longer be cancelled online. Please ring the restaurant.';
  return null;
}

function Lead({ booking, standing }: Pick<ManagedStepProps, 'booking' | 'standing'>) {
  const when = whenInWords(booking);
  if (standing === 'asked')
    return (
      <>
        <p className="mt-4 text-lead">
          You asked for {when}, at {booking.title}.
        </p>
        <p className="mt-4 max-w-text">
          No table is held for you yet. The restaurant looks at what it can do and answers by e-mail; until then this is
          not a booking.
        </p>
      </>
    );
  return (
    <p className="mt-4 text-lead">
      {standing === 'ahead' ? when : `It was for ${when}`}, at {booking.title}.
    </p>
  );
}

function Afterwards({ booking, standing }: Pick<ManagedStepProps, 'booking' | 'standing'>) {
  return (
    <>
      {standing === 'cancelled' && <p className="mt-4 max-w-text">{cancelledCost(booking)}</p>}
      <p className="mt-8">
        <BookingLink slug={booking.slug} className={buttonClass({ size: 'large' })}>
          Book another table
        </BookingLink>
      </p>
    </>
  );
}

/** The booking as it stands, what can be done with it, and how to get there. */
export function ShownBooking({ booking, place, query, standing, refusal }: ManagedStepProps) {
  const ended = standing === 'cancelled' || standing === 'over';
  return (
    <>
      <StepTitle>{headline(booking.firstName, standing, query.done === 'changed')}</StepTitle>
      <Lead booking={booking} standing={standing} />
      <div className="mt-6 max-w-text">
        <Refusal words={refusal ?? refusedStep(query, booking)} phone={booking.phone} />
      </div>
      {ended ? (
        <Afterwards booking={booking} standing={standing} />
      ) : (
        <ShownActions booking={booking} place={place} standing={standing} />
      )}
      {booking.specialRequest && !ended && (
        <section className="mt-10">
          <h2 className="text-dish">You asked us</h2>
          <p className="mt-2 max-w-text break-words whitespace-pre-line">{booking.specialRequest}</p>
        </section>
      )}
      {booking.guarantee && standing === 'ahead' && (
        <section className="mt-10">
          <h2 className="text-dish">Your card</h2>
          <p className="mt-2 max-w-text">Your card stands good for this table. {cancellingCosts(booking)}</p>
        </section>
      )}
      {!ended && <ShownPlace booking={booking} place={place} />}
    </>
  );
}
