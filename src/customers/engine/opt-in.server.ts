import type { Kysely } from 'kysely';
import type { CustomerTables } from '../tables.server.ts';
import { type AskDeps, askConsent, type ConsentRequest } from './ask-consent.server.ts';
import { standingConsent } from './consent-ledger.server.ts';

/**
 * An opt-in ticked elsewhere, such as when booking, in the transaction that stores it. An address that already agrees
 * gets no e-mail; any other gets a confirmation link.
 */
export async function optIn(tx: Kysely<CustomerTables>, deps: AskDeps, request: ConsentRequest): Promise<void> {
  if (request.channels.length === 0) return;
  const stands = await standingConsent(tx, request.email);
  const channels = request.channels.filter((channel) => !stands[channel]);
  if (channels.length > 0) await askConsent(tx, deps, { ...request, channels });
}
