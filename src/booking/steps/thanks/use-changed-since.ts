import { useEffect, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import { coversOf } from '../../contracts/covers.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { manageCalls } from '../../manage/link/manage-calls.ts';
import type { Journey } from '../frame/journey-props.ts';

const isOther = (booking: ManagedBooking, state: JourneyState): boolean =>
  booking.status !== 'booked' ||
  booking.date !== state.selectedBookingDate ||
  booking.time !== state.selectedBookingTime ||
  coversOf(booking) !== coversOf(state);

/**
 * The booking as it is now, where it was cancelled or moved since, as by the link of its e-mail in another tab; null while
 * it is as the thanks say. Looked at when they are shown again. What cannot be asked is left as it was.
 */
export function useChangedSince({ state, savedReference: keptReference, page }: Journey): ManagedBooking | null {
  const manageToken = page ? null : state.manageToken;
  const isKept = state.confirmationNumber === keptReference;
  const [booking, setBooking] = useState<ManagedBooking | null>(null);
  useEffect(() => {
    if (!manageToken) return;
    const look = async () => {
      if (document.hidden) return;
      const found = await manageCalls(bookingClient, manageToken).booking();
      if (found.ok) setBooking(found.data.booking);
    };
    document.addEventListener('visibilitychange', look);
    if (isKept) void look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [manageToken, isKept]);
  return booking && isOther(booking, state) ? booking : null;
}
