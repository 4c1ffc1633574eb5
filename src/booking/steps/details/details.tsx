import { bookingStatus } from '../../contracts/constants.ts';
import type { Journey } from '../frame/journey-props.ts';
import { KeptForCard } from '../thanks/kept-for-card.tsx';
import { RequestThanks } from '../thanks/request-thanks.tsx';
import { Thanks } from '../thanks/thanks.tsx';
import { StepThree } from './step-three.tsx';
import { WaitlistStep } from './waitlist-step.tsx';

/** `onClose`: closes the card. */
export type DetailsProps = { journey: Journey; onClose?: () => void };

/** Everything that validates an address: both forms, and the thanks. */
export function Details(props: DetailsProps) {
  const { state } = props.journey;
  if (state.keptForCard) return <KeptForCard journey={props.journey} kept={state.keptForCard} />;
  if (state.confirmationNumber !== null)
    return state.confirmedStatus === bookingStatus.booked ? <Thanks {...props} /> : <RequestThanks {...props} />;
  return state.waitlistFor && state.step < 3 ? <WaitlistStep {...props} /> : <StepThree journey={props.journey} />;
}
