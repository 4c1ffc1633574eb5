import { formatTime } from '../../restaurants/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { waitlistCode } from './late-waitlist.ts';
import type { Journey } from './use-journey.ts';

/** The way into the line for a full time. */
export function WaitlistOffer({ journey: { dispatch }, time }: { journey: Journey; time: string }) {
  return (
    <Button
      variant="line"
      onPointerEnter={waitlistCode.prefetch}
      onFocus={waitlistCode.prefetch}
      onClick={() => dispatch({ type: 'waitlist opened', time })}
    >
      Tell me if a table comes free at {formatTime(time)}
    </Button>
  );
}
