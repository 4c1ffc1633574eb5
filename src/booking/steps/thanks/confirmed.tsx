import { bookingStatus } from '../../contracts/constants.ts';
import { KeptForCard } from './kept-for-card.tsx';
import { RequestThanks } from './request-thanks.tsx';
import { Thanks } from './thanks.tsx';
import type { ThanksProps } from './thanks-frame.tsx';

/** What was sent has arrived: a booking, a table kept until its card is given, or a request. */
export function Confirmed(props: ThanksProps) {
  const { confirmedStatus, keptForCard } = props.journey.state;
  if (keptForCard) return <KeptForCard journey={props.journey} kept={keptForCard} />;
  return confirmedStatus === bookingStatus.booked ? <Thanks {...props} /> : <RequestThanks {...props} />;
}
