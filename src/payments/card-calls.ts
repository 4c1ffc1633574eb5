import type { ApiClient } from '../platform/api/api-client.ts';
import { typedClient } from '../platform/api/endpoints.ts';
import type { SubmitBody } from './contract.ts';
import type { PaymentsEndpoints } from './payments-api.server.ts';

/** A client token for the card fields; rejects if none can be had. */
export async function loadClientToken(api: Pick<ApiClient, 'get'>): Promise<string> {
  const answer = await typedClient<PaymentsEndpoints, 'get'>(api).get('/api/v1/payments/client-token');
  if (!answer.ok) throw new Error(answer.error.title);
  return answer.data.clientToken;
}

/** Sends a card's nonce to the vault. */
export const submitCard = (api: Pick<ApiClient, 'post'>, card: SubmitBody) =>
  typedClient<PaymentsEndpoints, 'post'>(api).post('/api/v1/payments/submit', { body: card });
