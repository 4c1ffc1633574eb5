import { formatTime } from '../../restaurants/wall-time.ts';
import { Button } from '../../ui/button.tsx';
import { placeInLine } from './journey-words.ts';
import { StepHeading } from './step-heading.tsx';
import { Reference } from './thanks-words.tsx';
import type { Journey } from './use-journey.ts';
import { WaitingWords } from './waitlist-words.tsx';

/** In line: the place, and what happens should a table come free. */
export function WaitlistThanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { waitlist, waitlistFor: time, customer } = journey.state;
  if (!waitlist || !time) return null;
  return (
    <div className="booking-scroll">
      <StepHeading className="text-heading text-tomato">{`${placeInLine(waitlist.position)} for ${formatTime(time)}.`}</StepHeading>
      <Reference>{waitlist.waitlistReference}</Reference>
      <WaitingWords email={customer.email.value.trim()} />
      <p className="mt-6 flex flex-wrap gap-x-6">
        <Button variant="quiet" onClick={() => journey.dispatch({ type: 'waitlist closed' })}>
          Look at other times
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      </p>
    </div>
  );
}
