import { useEffect, useRef, useState } from 'react';
import { BOOKING_JOURNEY_STYLE, bookingStatus } from '../constants.ts';
import { announcement, stepTitlesOf } from './announcements.ts';
import type { Opening } from './booking-request.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import { Late } from './late.tsx';
import { eventStepCode } from './late-event-step.ts';
import { stepThreeCode } from './late-step-three.ts';
import { waitlistCode } from './late-waitlist.ts';
import { OrderTicket, TicketDrawer } from './order-ticket.tsx';
import { RequestThanks } from './request-thanks.tsx';
import { StepOne } from './step-one.tsx';
import { StepRail } from './step-rail.tsx';
import { StepTwo } from './step-two.tsx';
import { Thanks } from './thanks.tsx';
import { ticketFor } from './ticket-lines.ts';
import { type Journey, useJourney } from './use-journey.ts';
import './booking.css';

type BookingModalProps = { opening: Opening; open: boolean; onClose: () => void };

function useAnnouncement(state: JourneyState): string {
  const before = useRef(freshJourney);
  const [said, say] = useState('');
  useEffect(() => {
    const words = announcement(before.current, state);
    before.current = state;
    if (words) say(words);
  }, [state]);
  return said;
}

function Step({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { step, group, waitlistFor } = journey.state;
  const meanwhile = <p className="grow p-6 text-ink-soft">Sharpening the pencil…</p>;
  if (step >= 3) return <Late code={stepThreeCode} props={{ journey }} meanwhile={meanwhile} />;
  if (group.isStepTwoEnabled) return <Late code={eventStepCode} props={{ journey }} meanwhile={meanwhile} />;
  if (waitlistFor) return <Late code={waitlistCode} props={{ journey, onClose }} meanwhile={meanwhile} />;
  return step === 1 ? <StepOne journey={journey} /> : <StepTwo journey={journey} />;
}

/** What the booking dialog shows: the steps, the order ticket beside them, and at the end the thanks. */
export function BookingModal({ opening, open, onClose }: BookingModalProps) {
  const journey = useJourney(open);
  const { state, dispatch } = journey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count names the opening; the same request may come twice
  useEffect(() => {
    dispatch({ type: 'opened', request: opening.request });
  }, [opening.count]);
  const said = useAnnouncement(state);
  const ticket = ticketFor(state);
  const Confirmed = state.confirmedStatus === bookingStatus.booked ? Thanks : RequestThanks;
  return (
    <>
      <p role="status" className="sr-only">
        {open && said}
      </p>
      <div
        className="booking-body"
        data-style={BOOKING_JOURNEY_STYLE}
        data-thanks={state.confirmationNumber ? true : undefined}
      >
        {state.confirmationNumber ? (
          <Confirmed journey={journey} onClose={onClose} />
        ) : (
          <>
            <div className="booking-main">
              <TicketDrawer ticket={ticket} />
              <StepRail
                step={state.step}
                titles={stepTitlesOf(state)}
                onGo={(step) => dispatch({ type: 'step set', step })}
              />
              <Step journey={journey} onClose={onClose} />
            </div>
            <aside className="booking-aside booking-rail" aria-label={ticket.title}>
              <OrderTicket ticket={ticket} />
            </aside>
          </>
        )}
      </div>
    </>
  );
}
