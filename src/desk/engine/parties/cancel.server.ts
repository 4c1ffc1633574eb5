import { type CancelPartyOutcome, cancelParty } from '../../../booking/engine/desk/cancel-party.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type Cancellation = Parameters<typeof cancelParty>[1] & { storeId: string; date: string; by: Actor };

/** Cancels a party of a day for the restaurant. */
export function cancelForGuest(
  { booking, clock }: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, date, by, ...cancellation }: Cancellation,
): Promise<CancelPartyOutcome> {
  const at = clock();
  return onDay(booking, { storeId, date }, async (open) => {
    const outcome = await cancelParty(open, cancellation);
    const { bookingId: subject, reason } = cancellation;
    if (outcome.ok)
      await logAct(open.tx.withTables<DeskTables>(), {
        at,
        by,
        act: 'cancelled',
        storeId,
        subject,
        after: { reason },
      });
    return outcome;
  });
}
