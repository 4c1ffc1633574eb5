import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { formatDuration } from '../../../values/time/duration.ts';
import { clockReadingNow, secondsLeft, warningMarkAt, warningMarks } from '../../flow/hold/hold-timer.ts';
import { timeText } from '../../rules/booking-text.ts';
import type { Journey } from '../frame/journey-props.ts';
import styles from './hold-countdown.module.css';

const [, LONGER_FROM] = warningMarks;

/** Seconds left of the hold, or null; dispatches its warning marks and its end. */
function useSecondsLeft({ state: { hold, submitting }, dispatch }: Journey): number | null {
  const [now, setNow] = useState(clockReadingNow);
  useEffect(() => {
    const interval = setInterval(() => setNow(clockReadingNow()), 1000);
    return () => clearInterval(interval);
  }, []);
  const seconds = hold && secondsLeft(hold, now);
  const mark = hold && seconds !== null ? warningMarkAt(seconds, hold.warned) : null;
  useEffect(() => {
    if (mark) dispatch({ type: 'hold runs low', mark });
  }, [mark, dispatch]);
  useEffect(() => {
    if (seconds === 0 && !submitting) dispatch({ type: 'hold lapsed' });
  }, [seconds, submitting, dispatch]);
  return seconds;
}

/** Extends the hold while the card is with the bank, whose page covers the button. */
function useLongerForBank({ state, renewHold }: Journey, seconds: number | null): void {
  const { hold, submitting, cardGuarantee, braintreeCustomerId } = state;
  const withBank = submitting && cardGuarantee !== null && braintreeCustomerId === null;
  const runsOut = withBank && hold?.canBeLonger === true && seconds !== null && seconds <= LONGER_FROM;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each last minute
  useEffect(() => {
    if (runsOut) void renewHold();
  }, [runsOut]);
}

/** Time left of the hold, which can be extended in its last minute. */
export function HoldCountdown({ journey }: { journey: Journey }) {
  const { state, renewHold } = journey;
  const { hold, selectedBookingDate: date, selectedBookingTime: time } = state;
  const seconds = useSecondsLeft(journey);
  useLongerForBank(journey, seconds);
  const timer = useRef<HTMLParagraphElement>(null);
  if (!hold || seconds === null || !date || !time) return null;
  const renew = async () => {
    await renewHold();
    // The button disappears: focus moves to its result.
    timer.current?.focus({ preventScroll: true });
  };
  const canAsk = hold.canBeLonger && seconds <= LONGER_FROM;
  return (
    <div className={styles.hold}>
      <p role="timer" ref={timer} tabIndex={-1} className="outline-none">
        {/* Shorter beside the button, so that both stand on one line of a phone. */}
        {canAsk ? 'Held for' : `Holding ${timeText({ date, time })} for`}{' '}
        <span className={`${styles.time} figures whitespace-nowrap text-basil`}>{formatDuration(seconds)}</span>
      </p>
      {canAsk && (
        <Button variant="basil" size="small" className={styles.longer} onClick={() => void renew()}>
          Hold it a bit longer
        </Button>
      )}
      <progress aria-hidden="true" max={hold.seconds} value={seconds} />
    </div>
  );
}
