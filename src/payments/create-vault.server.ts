import { type QueryExecutorProvider, sql } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { CardProvider, CardVault } from './card/card-vault.ts';
import { chargeOnce } from './charge-once.server.ts';

/** A card vault on top of a provider: records charges, whichever the provider. */
export function createVault(
  provider: CardProvider,
  { db, clock }: { db: QueryExecutorProvider; clock: Clock },
): CardVault {
  return {
    clientToken: provider.clientToken,
    submit: provider.submit,
    charge: (request) => chargeOnce({ db, now: clock() }, provider, request),
    async remove(customerId) {
      // The provider first: if its call fails, the row stays for a retry.
      const removal = await provider.remove(customerId);
      if (removal.ok) await sql`delete from card_customers where customer_id = ${customerId}`.execute(db);
      return removal;
    },
  };
}
