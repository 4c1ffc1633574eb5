import { type CancelPartyOutcome, cancelParty } from '../../../booking/engine/desk/cancel-party.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logOnDay } from '../log-act.server.ts';

type Cancellation = Parameters<typeof cancelParty>[1] & { storeId: string; date: string; by: Actor };

/** Cancels a party of a day for the restaurant. */
export const cancelForGuest = (
  { booking }: Pick<DeskDeps, 'booking'>,
  { storeId, date, by, ...cancellation }: Cancellation,
): Promise<CancelPartyOutcome> =>
  onDay(booking, { storeId, date }, async (open) => {
    const outcome = await cancelParty(open, cancellation);
    const { bookingId: subject, reason } = cancellation;
    if (outcome.ok) await logOnDay(open, { by, act: 'cancelled', subject, after: { reason } });
    return outcome;
  });
