import { bookingStatus } from '../../contracts/constants.ts';
import type { Journey } from '../journey/use-journey.ts';
import { RequestThanks } from './request-thanks.tsx';
import { Thanks } from './thanks.tsx';

export type ConfirmedProps = { journey: Journey; onClose: () => void };

/** What was sent has arrived: a booking, or a request. */
export function Confirmed(props: ConfirmedProps) {
  const isBooked = props.journey.state.confirmedStatus === bookingStatus.booked;
  return isBooked ? <Thanks {...props} /> : <RequestThanks {...props} />;
}
