import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenArrived } from '../../ui/card/card-history.ts';
import { cardAddress } from '../flow/booking-request.ts';
import { showInHistory } from '../flow/card-history.ts';
import { type BookingOpening, cardViewOf } from '../flow/card-view.ts';
import { freshJourney, type JourneyState } from '../flow/journey-state.ts';
import { requestOf } from '../flow/party-request.ts';
import { announcement } from '../parts/announcements.ts';
import { BookingSteps } from '../steps/booking-steps.tsx';
import type { Journey } from '../steps/frame/journey-props.ts';
import { SummaryLine } from '../steps/summary-line.tsx';
import { useJourney } from './journey/use-journey.ts';
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

/** The content of the booking dialog: the steps, fed by a journey that lives in the browser. */
export function BookingModal({ opening, open, onClose, headerSlot }: BookingModalProps) {
  const [done, setDone] = useActedOn(opening);
  const opened = open && done === opening.count;
  const journey = useJourney(opening, open, opened);
  const { state } = journey;
  useOpening({ opening, done, setDone }, journey, onClose);
  useEntryInHistory(state, opened);
  useCardTitle(state, opened);
  const said = useAnnouncement(state);
  return (
    <>
      <p role="status" className="sr-only">
        {open && said}
      </p>
      {headerSlot && !state.confirmationNumber && createPortal(<SummaryLine journey={journey} />, headerSlot)}
      <BookingSteps journey={journey} onClose={onClose} />
    </>
  );
}
