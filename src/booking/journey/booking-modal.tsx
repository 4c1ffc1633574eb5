import { useEffect, useRef, useState } from 'react';
import { BOOKING_JOURNEY_STYLE } from '../constants.ts';
import { announcement } from './announcements.ts';
import type { Opening } from './booking-request.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import { Late } from './late.tsx';
import { stepThreeCode } from './late-step-three.ts';
import { OrderTicket, TicketDrawer } from './order-ticket.tsx';
import { StepOne } from './step-one.tsx';
import { StepRail } from './step-rail.tsx';
import { StepTwo } from './step-two.tsx';
import { Thanks } from './thanks.tsx';
import { ticketLines } from './ticket-lines.ts';
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

function Step({ journey }: { journey: Journey }) {
  if (journey.state.step === 1) return <StepOne journey={journey} />;
  if (journey.state.step === 2) return <StepTwo journey={journey} />;
  const meanwhile = <p className="grow p-6 text-ink-soft">Sharpening the pencil…</p>;
  return <Late code={stepThreeCode} props={{ journey }} meanwhile={meanwhile} />;
}

/** What the booking dialog shows: the steps, the order ticket beside them, and at the end the thanks. */
export function BookingModal({ opening, open, onClose }: BookingModalProps) {
  const journey = useJourney();
  const { state, dispatch } = journey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count names the opening; the same request may come twice
  useEffect(() => {
    dispatch({ type: 'opened', request: opening.request });
  }, [opening.count]);
  const said = useAnnouncement(state);
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
          <Thanks journey={journey} onClose={onClose} />
        ) : (
          <>
            <div className="booking-main">
              <TicketDrawer lines={ticketLines(state)} />
              <StepRail step={state.step} onGo={(step) => dispatch({ type: 'step set', step })} />
              <Step journey={journey} />
            </div>
            <aside className="booking-aside booking-rail" aria-label="Your order so far">
              <OrderTicket lines={ticketLines(state)} />
            </aside>
          </>
        )}
      </div>
    </>
  );
}
