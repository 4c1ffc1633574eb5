import { useEffect, useRef } from 'react';
import { isClosedOn } from '../../../restaurants/opening-hours.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import { BookingLink } from '../../parts/booking-link.tsx';
import { RefusalAlert } from '../../parts/refusal-alert.tsx';
import { StepTitle } from '../../parts/step-title.tsx';
import { whenAndPartyText } from '../../rules/booking-text.ts';
import { WHEN_LATE } from '../../rules/managed/running-late.ts';
import type { ManageQuery } from '../link/manage-query.ts';
import { cancelledCost, cancellingCosts, doneText, headline } from '../link/managed-words.ts';
import type { ManagedStepProps } from './managed-step-props.ts';
import { ShownActions } from './shown-actions.tsx';
import { ShownDetails } from './shown-details.tsx';
import { ShownRestaurant } from './shown-restaurant.tsx';

/** Why the requested step is unavailable. */
function refusedStep(
  { step }: ManageQuery,
  { canChange, canCancel, canEdit, canTellLate, status }: ManagedBooking,
): string | null {
  if (status === 'cancelled') return null;
  if ((step === 'change' || step === 'confirm') && !canChange)
    return 'You can’t change this online any more. Ring the restaurant.';
  if (step === 'details' && !canEdit) return 'You can’t edit these details online any more. Ring the restaurant.';
  if (step === 'late' && !canTellLate) return WHEN_LATE;
  if (step === 'cancel' && !canCancel) return 'You can’t cancel this online any more. Ring the restaurant.';
  return null;
}

function Lead({ booking, phase }: Pick<ManagedStepProps, 'booking' | 'phase'>) {
  const when = whenAndPartyText(booking);
  if (phase === 'requested')
    return (
      <>
        <p className="mt-4 text-lead">
          You asked for {when}, at {booking.title}.
        </p>
        <p className="mt-4 max-w-text">
          This isn’t a booking yet, and no table is held. The restaurant will see what it can do and reply by e-mail.
        </p>
      </>
    );
  return (
    <p className="mt-4 text-lead">
      {phase === 'upcoming' ? when : `It was for ${when}`}, at {booking.title}.
    </p>
  );
}

/** Confirms the completed action beside the heading. */
function DoneNews({ booking, query }: Pick<ManagedStepProps, 'booking' | 'query'>) {
  const news = doneText(query, booking);
  if (!news) return null;
  return (
    <p role="status" className="mb-4 border-l-4 border-basil pl-4 font-semibold">
      {news}
    </p>
  );
}

/** Starts the next booking with the same party, and after a cancellation the same occasion, but no day. */
function nextTable({ slug, bookingType, adultCovers, childCovers, occasionId }: ManagedBooking, isCancelled: boolean) {
  if (bookingType === 'event') return { slug };
  return { slug, covers: adultCovers + childCovers, occasionId: isCancelled ? occasionId : undefined };
}

function Afterwards({ booking, phase }: Pick<ManagedStepProps, 'booking' | 'phase'>) {
  const isCancelled = phase === 'cancelled';
  return (
    <>
      {isCancelled && <p className="mt-4 max-w-text">{cancelledCost(booking)}</p>}
      <p className="mt-8">
        <BookingLink {...nextTable(booking, isCancelled)} className={buttonClass({ size: 'large' })}>
          Book another table
        </BookingLink>
      </p>
    </>
  );
}

/** Removes the completed action from the address, so that neither a reload nor a shared link repeats it. */
function useNewsOnce({ done }: ManageQuery): void {
  useEffect(() => {
    if (!done) return;
    const address = new URL(window.location.href);
    for (const name of ['done', 'at']) address.searchParams.delete(name);
    window.history.replaceState(window.history.state, '', address);
  }, [done]);
}

export function ShownBooking({ booking, restaurant, query, phase, refusal }: ManagedStepProps) {
  const isOver = phase === 'cancelled' || phase === 'past';
  const refusalRef = useRef<HTMLDivElement>(null);
  useNewsOnce(query);
  useEffect(() => {
    if (refusal) refusalRef.current?.focus();
  }, [refusal]);
  return (
    <>
      <StepTitle>{headline(booking.firstName, phase, query.done === 'changed')}</StepTitle>
      <Lead booking={booking} phase={phase} />
      {phase === 'upcoming' && restaurant && isClosedOn(restaurant, booking.date) && (
        <p className="mt-4 max-w-text font-semibold">
          {booking.title} has had to close that day. We’ll e-mail you about another table, or you can change or cancel
          here.
        </p>
      )}
      <div ref={refusalRef} tabIndex={-1} className="mt-6 max-w-text">
        <DoneNews booking={booking} query={query} />
        <RefusalAlert words={refusal ?? refusedStep(query, booking)} phone={booking.phone} />
      </div>
      {isOver ? (
        <Afterwards booking={booking} phase={phase} />
      ) : (
        <ShownActions booking={booking} restaurant={restaurant} phase={phase} />
      )}
      {!isOver && <ShownDetails booking={booking} />}
      {booking.guarantee && phase === 'upcoming' && (
        <section className="mt-10">
          <h2 className="text-dish">Your card</h2>
          <p className="mt-2 max-w-text">Your card is holding this table. {cancellingCosts(booking)}</p>
        </section>
      )}
      {!isOver && <ShownRestaurant booking={booking} restaurant={restaurant} />}
    </>
  );
}
