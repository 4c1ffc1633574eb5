import { Button } from '../../../ui/button.tsx';
import { formatTime } from '../../../values/time/wall-time.ts';
import { lazyWaitlist } from '../details/lazy-waitlist.ts';
import type { Journey } from '../journey/use-journey.ts';

/** The button that leads to the waitlist for a full time. */
export function WaitlistOffer({ journey: { dispatch }, time }: { journey: Journey; time: string }) {
  return (
    <Button
      variant="line"
      onPointerEnter={lazyWaitlist.prefetch}
      onFocus={lazyWaitlist.prefetch}
      onClick={() => dispatch({ type: 'waitlist opened', time })}
    >
      Join the waiting list for {formatTime(time)}
    </Button>
  );
}
