import { Button } from '../../../ui/button.tsx';
import { Reference, WhereAndWaiting } from '../../parts/thanks/thanks-words.tsx';
import { JOIN_AGAIN, WaitlistExplanation } from '../../parts/waitlist/waitlist-explanation.tsx';
import { waitlistPositionText } from '../../rules/booking-text.ts';
import styles from '../frame/modal-layout.module.css';
import { StepHeading } from '../frame/step-heading.tsx';
import type { Journey } from '../journey/use-journey.ts';

/** On the waitlist: the position, and what happens when a table comes free. */
export function WaitlistThanks({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const { state } = journey;
  const { waitlist, waitlistFor, waitlistWindow, customer, restaurant } = state;
  if (!waitlist || !waitlistFor || !restaurant) return null;
  const joinAgain = () => {
    journey.dispatch({ type: 'waitlist opened', time: waitlistFor });
    if (waitlistWindow) journey.dispatch({ type: 'waitlist window chosen', window: waitlistWindow });
  };
  return (
    <>
      <div className={`${styles.scroll} ${styles.thanks}`}>
        <StepHeading className="text-heading text-tomato">{`${waitlistPositionText(waitlist.position)}.`}</StepHeading>
        <WhereAndWaiting state={state} restaurant={restaurant} />
        {waitlist.waitlistReference && <Reference>{waitlist.waitlistReference}</Reference>}
        <WaitlistExplanation
          email={customer.email.value.trim()}
          again={
            <button type="button" className="text-link print:hidden" onClick={joinAgain}>
              {JOIN_AGAIN}
            </button>
          }
        />
      </div>
      <p className={`${styles.footer} flex flex-wrap gap-x-6`}>
        <Button variant="quiet" onClick={() => journey.dispatch({ type: 'waitlist closed' })}>
          See other times
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      </p>
    </>
  );
}
