import type { Journey } from '../frame/journey-props.ts';
import { Confirmed } from '../thanks/confirmed.tsx';
import { StepThree } from './step-three.tsx';
import { WaitlistStep } from './waitlist-step.tsx';

/** `onClose`: closes the card. */
export type DetailsProps = { journey: Journey; onClose?: () => void };

/** What is asked of the diner last, by either form, and the thanks: all that checks an address. */
export function Details(props: DetailsProps) {
  const { state } = props.journey;
  if (state.confirmationNumber !== null || state.keptForCard !== null) return <Confirmed {...props} />;
  return state.waitlistFor && state.step < 3 ? <WaitlistStep {...props} /> : <StepThree journey={props.journey} />;
}
