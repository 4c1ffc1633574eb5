import { Button } from '../../../ui/button.tsx';
import { Reference } from '../../parts/thanks/booked-parts.tsx';
import { waitlistPositionText } from '../../rules/booking-text.ts';
import { stepAddress } from '../frame/chosen.tsx';
import { StepLink } from '../frame/step-link.tsx';
import styles from '../frame/steps.module.css';
import { ThanksFooter, ThanksHeading, type ThanksProps } from './thanks-frame.tsx';
import { WhereAndWaiting } from './thanks-words.tsx';
import { JOIN_AGAIN, WaitlistExplanation } from './waitlist-explanation.tsx';

/** The position on the waitlist, and what happens when a table comes free. */
export function WaitlistThanks({ journey, onClose }: ThanksProps) {
  const { state, page } = journey;
  const { waitlist, waitlistFor, waitlistWindow, customer, restaurant } = state;
  if (!waitlist || !waitlistFor || !restaurant) return null;
  const joinAgain = () => {
    journey.dispatch({ type: 'waitlist opened', time: waitlistFor });
    if (waitlistWindow) journey.dispatch({ type: 'waitlist window chosen', window: waitlistWindow });
  };
  return (
    <>
      <div className={`${styles.scroll} ${styles.thanks}`}>
        <ThanksHeading page={page}>{`${waitlistPositionText(waitlist.position)}.`}</ThanksHeading>
        <WhereAndWaiting state={state} restaurant={restaurant} />
        {waitlist.waitlistReference && <Reference>{waitlist.waitlistReference}</Reference>}
        <WaitlistExplanation
          email={customer.email.value.trim()}
          again={
            // Needs ticked in the form stay out of URLs.
            <StepLink
              page={page}
              to={stepAddress(state, { step: '2', wait: waitlistFor, without: '' })}
              onGo={joinAgain}
              className="text-link print:hidden"
            >
              {JOIN_AGAIN}
            </StepLink>
          }
        />
      </div>
      <ThanksFooter journey={journey}>
        <Button variant="quiet" onClick={() => journey.dispatch({ type: 'waitlist closed' })}>
          See other times
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Done
        </Button>
      </ThanksFooter>
    </>
  );
}
