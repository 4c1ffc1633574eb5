import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { whenArrived } from '../../ui/card/card-history.ts';
import { cardAddress } from '../flow/booking-request.ts';
import { showInHistory } from '../flow/card-history.ts';
import { type BookingOpening, cardViewOf } from '../flow/card-view.ts';
import { freshJourney, type JourneyState } from '../flow/journey-state.ts';
import { requestOf } from '../flow/party-request.ts';
import { announcement } from '../steps/announcements.ts';
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
  const [message, setMessage] = useState('');
  useEffect(() => {
    const words = announcement(before.current, state);
    before.current = state;
    if (words !== null) setMessage(words);
  }, [state]);
  return message;
}

/** Count of the last opening handled, and its setter. The journey itself starts from the first. */
const useHandledCount = (opening: BookingOpening) => useState('request' in opening ? opening.count : 0);

type OpeningParts = { opening: BookingOpening; handledCount: number; setHandledCount: (count: number) => void };

/** Handles each opening of the card. After the thanks no earlier view can be restored, since its form was sent. */
function useOpening(
  { opening, handledCount, setHandledCount }: OpeningParts,
  { state, dispatch }: Journey,
  onClose: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the count identifies the opening, which may repeat
  useEffect(() => {
    if (handledCount === opening.count) return;
    if ('request' in opening) dispatch({ type: 'opened', request: opening.request });
    else if (state.confirmationNumber && !opening.view.done) onClose();
    else dispatch({ type: 'view restored', view: opening.view });
    setHandledCount(opening.count);
  }, [opening.count]);
}

/** Keeps a browser history entry for each view, with the choices so far in its URL. */
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

/** The booking dialog's content: the steps, fed by a journey that lives in the browser. */
export function BookingModal({ opening, open, onClose, headerSlot }: BookingModalProps) {
  const [handledCount, setHandledCount] = useHandledCount(opening);
  const opened = open && handledCount === opening.count;
  const journey = useJourney(opening, open, opened);
  const { state } = journey;
  useOpening({ opening, handledCount, setHandledCount }, journey, onClose);
  useEntryInHistory(state, opened);
  useCardTitle(state, opened);
  const message = useAnnouncement(state);
  return (
    <>
      <p role="status" className="sr-only">
        {open && message}
      </p>
      {headerSlot && !state.confirmationNumber && createPortal(<SummaryLine journey={journey} />, headerSlot)}
      <BookingSteps journey={journey} onClose={onClose} />
    </>
  );
}
