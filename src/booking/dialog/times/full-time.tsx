import { formatTime } from '../../../values/time/wall-time.ts';
import { useAlternatives } from '../use-alternatives.ts';
import type { Journey } from '../use-journey.ts';
import { WaitlistOffer } from './waitlist-offer.tsx';

/** For a full time that was picked: what an enquiry means, and the waitlist where it is open. */
export function FullTime({ journey, time }: { journey: Journey; time: string }) {
  const answer = useAlternatives(journey.state, time);
  return (
    <div className="border-l-4 border-butter bg-butter-tint px-4 py-3">
      <p className="font-semibold">{formatTime(time)} is full.</p>
      <p className="mt-1">
        Continue to ask for it all the same: a request, not a booking. No table is held, and the restaurant writes back.
      </p>
      {answer?.waitlist && (
        <div className="mt-3">
          <WaitlistOffer journey={journey} time={time} />
        </div>
      )}
    </div>
  );
}
