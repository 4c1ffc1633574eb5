import type { Kysely } from 'kysely';
import type { CustomerTables } from '../tables.server.ts';
import { type AskDeps, type AskedConsent, askConsent } from './ask-consent.server.ts';
import { standingConsent } from './consent-ledger.server.ts';

/**
 * What was ticked beside something else, such as a booking, in the transaction that stores it. Of an address that agreed
 * already nothing is asked again; another gets the link to confirm it.
 */
export async function optIn(tx: Kysely<CustomerTables>, deps: AskDeps, asked: AskedConsent): Promise<void> {
  if (asked.channels.length === 0) return;
  const stands = await standingConsent(tx, asked.email);
  const channels = asked.channels.filter((channel) => !stands[channel]);
  if (channels.length > 0) await askConsent(tx, deps, { ...asked, channels });
}
