import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { HOLD_MINUTES } from '../constants.ts';
import { clockFace, lowMarkAt, lowMarks, secondsLeft } from './hold-clock.ts';
import { timeInWords } from './journey-words.ts';
import { momentNow } from './use-hold.ts';
import type { Journey } from './use-journey.ts';

const [, LONGER_FROM] = lowMarks;

/** Counts down, says so at its marks and lets go at the end. */
function useSecondsLeft({ state: { hold, submitting }, dispatch }: Journey): number | null {
  const [now, setNow] = useState(momentNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(momentNow()), 1000);
    return () => clearInterval(ticking);
  }, []);
  const seconds = hold && secondsLeft(hold, now);
  const mark = hold && seconds !== null ? lowMarkAt(seconds, hold.low) : null;
  useEffect(() => {
    if (mark) dispatch({ type: 'hold runs low', mark });
  }, [mark, dispatch]);
  useEffect(() => {
    if (seconds === 0 && !submitting) dispatch({ type: 'hold lapsed' });
  }, [seconds, submitting, dispatch]);
  return seconds;
}

/** How long the table is kept while the details are written; near the end, once, a little longer for the asking. */
export function HoldCountdown({ journey }: { journey: Journey }) {
  const { state, renewHold } = journey;
  const { hold, selectedBookingDate: date, selectedBookingTime: time } = state;
  const seconds = useSecondsLeft(journey);
  if (!hold || seconds === null || !date || !time) return null;
  return (
    <div className="hold">
      <p role="timer">
        {timeInWords(date, time)} is kept for you:{' '}
        <span className="figures whitespace-nowrap text-basil">{clockFace(seconds)}</span>
      </p>
      {!hold.renewed && seconds <= LONGER_FROM && (
        <Button variant="basil" size="small" onClick={() => void renewHold()}>
          Need a little longer?
        </Button>
      )}
      <progress aria-hidden="true" max={HOLD_MINUTES * 60} value={seconds} />
    </div>
  );
}
