import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useJourneyStyle } from '../../settings/use-journey-style.ts';
import { whenArrived } from '../../ui/card/card-history.ts';
import { RenderLazy } from '../../ui/lazy-component.tsx';
import { cardAddress } from '../flow/booking-request.ts';
import { showInHistory } from '../flow/card-history.ts';
import { type BookingOpening, cardViewOf } from '../flow/card-view.ts';
import { freshJourney, type JourneyState } from '../flow/journey-state.ts';
import { requestOf } from '../flow/party-request.ts';
import { announcement, stepNumberOf, stepTitlesOf } from '../parts/announcements.ts';
import { StepRail } from '../parts/step-rail.tsx';
import { ticketFor } from '../parts/ticket/journey-ticket.ts';
import { lazyStepThree } from './details/lazy-step-three.ts';
import { lazyWaitlist } from './details/lazy-waitlist.ts';
import styles from './frame/modal-layout.module.css';
import { TicketAside } from './frame/ticket-aside.tsx';
import { type Journey, useJourney } from './journey/use-journey.ts';
import { isOnItsWay, OnTheWay } from './on-the-way.tsx';
import { lazyEventStep } from './search/lazy-event-step.ts';
import { StepOne } from './search/step-one.tsx';
import { SummaryLine } from './summary-line.tsx';
import { lazyConfirmed } from './thanks/lazy-confirmed.ts';
import { StepTwo } from './times/step-two.tsx';
import { useCardTitle } from './use-card-title.ts';

type BookingModalProps = {
  opening: BookingOpening;
  open: boolean;
  onClose: () => void;
  /** Where the header shows the table so far. */
  headerSlot: HTMLElement | null;
};

function useAnnouncement(state: JourneyState): string {
  const before = useRef(freshJourney);
  const [said, say] = useState('');
  useEffect(() => {
    const words = announcement(before.current, state);
    before.current = state;
    if (words !== null) say(words);
  }, [state]);
  return said;
}

/** The number of the opening that was acted on last, and how to tell it. The journey begins with the first. */
const useActedOn = (opening: BookingOpening) => useState('request' in opening ? opening.count : 0);

type Opened = { opening: BookingOpening; done: number; setDone: (count: number) => void };

/** Acts on each opening of the card. A view from before the thanks cannot be restored, since its form was sent. */
function useOpening({ opening, done, setDone }: Opened, { state, dispatch }: Journey, onClose: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count names the opening; the same may come twice
  useEffect(() => {
    if (done === opening.count) return;
    if ('request' in opening) dispatch({ type: 'opened', request: opening.request });
    else if (state.confirmationNumber && !opening.view.done) onClose();
    else dispatch({ type: 'view restored', view: opening.view });
    setDone(opening.count);
  }, [opening.count]);
}

/** Keeps an entry of the browser's history for each view, with the choices so far in its address. */
function useEntryInHistory(state: JourneyState, shown: boolean): void {
  const view = cardViewOf(state);
  const address = cardAddress(requestOf(state));
  const key = JSON.stringify([view, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for view and address
  useEffect(() => {
    if (!shown) return;
    let current = true;
    whenArrived(() => {
      if (current) showInHistory(view, address);
    });
    return () => {
      current = false;
    };
  }, [key, shown]);
}

const meanwhile = <p className="grow p-6 text-ink-soft">Loading…</p>;

function Step({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { step, group, waitlistFor } = journey.state;
  if (isOnItsWay(journey.state)) return <OnTheWay state={journey.state} />;
  if (step >= 3) return <RenderLazy code={lazyStepThree} props={{ journey }} fallback={meanwhile} />;
  if (group.isStepTwoEnabled) return <RenderLazy code={lazyEventStep} props={{ journey }} fallback={meanwhile} />;
  if (waitlistFor) return <RenderLazy code={lazyWaitlist} props={{ journey, onClose }} fallback={meanwhile} />;
  return step === 1 ? <StepOne journey={journey} /> : <StepTwo journey={journey} />;
}

/** The content of the booking dialog: the steps, the order ticket beside them, and the thanks at the end. */
export function BookingModal({ opening, open, onClose, headerSlot }: BookingModalProps) {
  const [done, setDone] = useActedOn(opening);
  const opened = open && done === opening.count;
  const journey = useJourney(opening, open, opened);
  const { state, dispatch } = journey;
  const go = (step: number) => dispatch({ type: 'step set', step });
  useOpening({ opening, done, setDone }, journey, onClose);
  useEntryInHistory(state, opened);
  useCardTitle(state, opened);
  const number = stepNumberOf(state);
  const said = useAnnouncement(state);
  const ticket = ticketFor(state);
  return (
    <>
      <p role="status" className="sr-only">
        {open && said}
      </p>
      {headerSlot && !state.confirmationNumber && createPortal(<SummaryLine state={state} onGo={go} />, headerSlot)}
      <div
        className={styles.body}
        data-style={useJourneyStyle()}
        data-thanks={state.confirmationNumber || state.waitlist ? true : undefined}
      >
        {state.confirmationNumber ? (
          <RenderLazy code={lazyConfirmed} props={{ journey, onClose }} fallback={meanwhile} />
        ) : (
          <>
            <div className={styles.main}>
              {!state.waitlist && (
                <div className={styles.rail}>
                  <StepRail step={number} titles={stepTitlesOf(state)} onGo={(one) => go(one + state.step - number)} />
                </div>
              )}
              <Step journey={journey} onClose={onClose} />
            </div>
            <TicketAside ticket={ticket} label={ticket.title} />
          </>
        )}
      </div>
    </>
  );
}
