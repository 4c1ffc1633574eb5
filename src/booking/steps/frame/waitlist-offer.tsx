import { buttonClass } from '../../../ui/button-class.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import { stepAddress } from './chosen.tsx';
import type { Journey } from './journey-props.ts';
import { StepLink } from './step-link.tsx';

export function WaitlistOffer({ journey, time }: { journey: Journey; time: string }) {
  const { state, dispatch, page } = journey;
  return (
    <StepLink
      page={page}
      to={stepAddress(state, { step: '2', wait: time })}
      onGo={() => dispatch({ type: 'waitlist opened', time })}
      className={buttonClass({ variant: 'line' })}
    >
      Join the waiting list for {formatTime(time)}
    </StepLink>
  );
}
