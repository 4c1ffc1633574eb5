import { useEffect, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import { coversOf } from '../../contracts/covers.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { manageCalls } from '../../manage/link/manage-calls.ts';
import type { Journey } from '../frame/journey-props.ts';

const isChanged = (booking: ManagedBooking, state: JourneyState): boolean =>
  booking.status !== 'booked' ||
  booking.date !== state.selectedBookingDate ||
  booking.time !== state.selectedBookingTime ||
  coversOf(booking) !== coversOf(state);

/**
 * The booking as it is now, if it was changed or cancelled since, for instance through its e-mail in another tab; null
 * while it matches the thanks. Checked whenever they're shown again; a failed check changes nothing.
 */
export function useChangedSince({ state, savedReference, page }: Journey): ManagedBooking | null {
  const manageToken = page ? null : state.manageToken;
  const isSaved = state.confirmationNumber === savedReference;
  const [booking, setBooking] = useState<ManagedBooking | null>(null);
  useEffect(() => {
    if (!manageToken) return;
    const look = async () => {
      if (document.hidden) return;
      const answer = await manageCalls(bookingClient, manageToken).booking();
      if (answer.ok) setBooking(answer.data.booking);
    };
    document.addEventListener('visibilitychange', look);
    if (isSaved) void look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [manageToken, isSaved]);
  return booking && isChanged(booking, state) ? booking : null;
}
