import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { JourneyState } from '../../flow/journey-state.ts';
import { soonText } from '../../rules/booking-text.ts';

type RingingIsQuickerProps = { state: JourneyState; today: string; className?: string };

/** The number to ring for a request for today or tomorrow, which may not be read in time. */
export function RingingIsQuicker({ state, today, className }: RingingIsQuickerProps) {
  const { restaurant, selectedBookingDate } = state;
  const words = soonText(selectedBookingDate, today);
  if (!words || !restaurant) return null;
  return (
    <p className={className}>
      {words} <PhoneLink phone={restaurant.phone} className="text-link figures whitespace-nowrap" />.
    </p>
  );
}
