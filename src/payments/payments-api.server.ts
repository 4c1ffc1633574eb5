import { createRoute } from '@hono/zod-openapi';
import type { QueryExecutorProvider } from 'kysely';
import { createArea, errorResponse, json } from '../platform/api/api.ts';
import type { Endpoints } from '../platform/api/endpoints.ts';
import type { Clock } from '../platform/clock.ts';
import { type ErrorBody, errorCatalogue } from '../values/error-catalogue.ts';
import * as errorCodes from '../values/error-codes.ts';
import { BAD_REQUEST, UNAVAILABLE, UNPROCESSABLE } from '../values/http-status.ts';
import type { CardVault, SubmitOutcome, Unavailable } from './card/card-vault.ts';
import { keepCard } from './card-customers.server.ts';
import * as contract from './contract.ts';

export type PaymentsApiDeps = { db: QueryExecutorProvider; vault: CardVault; clock: Clock };

const tags = ['Cards'];
const unreachable = errorResponse('The card provider is unavailable; nothing was charged');
const routes = {
  clientToken: createRoute({
    method: 'get',
    path: '/client-token',
    tags,
    summary: 'A token the browser needs to take a card',
    responses: { 200: { description: 'The token', ...json(contract.clientTokenAnswer) }, [UNAVAILABLE]: unreachable },
  }),
  submit: createRoute({
    method: 'post',
    path: '/submit',
    tags,
    summary: 'Saves a card as a guarantee for a table',
    request: { body: { required: true, ...json(contract.submitBody) } },
    responses: {
      200: { description: 'The card has been verified and saved', ...json(contract.submitAnswer) },
      [BAD_REQUEST]: errorResponse('Invalid request; `fields` says where'),
      [UNPROCESSABLE]: errorResponse(
        'The bank or its 3-D Secure step said no; `fields` says at `number`, `expiry` or `cvv` what to do',
      ),
      [UNAVAILABLE]: unreachable,
    },
  }),
};
export const PAYMENTS_PATH = '/v1/payments';
export type PaymentsEndpoints = Endpoints<typeof PAYMENTS_PATH, typeof routes>;

/** The message of error code 6 is shown unchanged. */
const { title } = errorCatalogue[errorCodes.bookingRejectMessage];

const down = ({ message }: Unavailable): ErrorBody => ({ code: errorCodes.bookingRejectMessage, title, message });
const refusalBody = ({ message, field }: Extract<SubmitOutcome, { field: string }>): ErrorBody => ({
  code: errorCodes.bookingRejectMessage,
  title,
  message,
  fields: { [field]: message },
});

export function paymentsApi({ db, vault, clock }: PaymentsApiDeps) {
  return createArea()
    .openapi(routes.clientToken, async (c) => {
      const outcome = await vault.clientToken();
      c.header('cache-control', 'no-store');
      return outcome.ok ? c.json({ clientToken: outcome.clientToken }, 200) : c.json(down(outcome), UNAVAILABLE);
    })
    .openapi(routes.submit, async (c) => {
      const outcome = await vault.submit(c.req.valid('json'));
      c.header('cache-control', 'no-store');
      if (!outcome.ok)
        return outcome.reason === 'unavailable'
          ? c.json(down(outcome), UNAVAILABLE)
          : c.json(refusalBody(outcome), UNPROCESSABLE);
      const { customerId } = outcome;
      await keepCard(db, { customerId, sessionId: c.get('sessionId'), now: clock() });
      return c.json({ customerId }, 200);
    });
}
