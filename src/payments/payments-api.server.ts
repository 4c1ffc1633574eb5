import type { QueryExecutorProvider } from 'kysely';
import { createArea } from '../platform/api.ts';
import type { Clock } from '../platform/clock.ts';
import { type ErrorBody, errorCatalogue } from '../platform/error-catalogue.ts';
import { keepCard } from './card-customers.server.ts';
import type { CardVault, SubmitOutcome, Unavailable } from './card-vault.ts';
import { clientTokenRoute, submitRoute } from './routes.server.ts';

export type PaymentsApiDeps = { db: QueryExecutorProvider; vault: CardVault; clock: Clock };

/** Code 6 is the one whose message is shown as it comes. */
const { title } = errorCatalogue[6];

const down = ({ message }: Unavailable): ErrorBody => ({ code: 6, title, message });
const refused = ({ message, field }: Extract<SubmitOutcome, { field: string }>): ErrorBody => ({
  ...{ code: 6, title, message },
  fields: { [field]: message },
});

/** Cards for bookings: mounted at /api/v1/payments. */
export function paymentsApi({ db, vault, clock }: PaymentsApiDeps) {
  return createArea()
    .openapi(clientTokenRoute, async (c) => {
      const outcome = await vault.clientToken();
      c.header('cache-control', 'no-store');
      return outcome.ok ? c.json({ clientToken: outcome.clientToken }, 200) : c.json(down(outcome), 503);
    })
    .openapi(submitRoute, async (c) => {
      const outcome = await vault.submit(c.req.valid('json'));
      c.header('cache-control', 'no-store');
      if (!outcome.ok)
        return outcome.reason === 'unavailable' ? c.json(down(outcome), 503) : c.json(refused(outcome), 422);
      const { customerId } = outcome;
      await keepCard(db, { customerId, sessionId: c.get('sessionId'), now: clock() });
      return c.json({ customerId }, 200);
    });
}
