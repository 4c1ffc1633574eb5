import type { Kysely } from 'kysely';
import { CONSENT_WORDS_VERSION } from '../../customers/contracts/consent-words.ts';
import { optIn } from '../../customers/engine/opt-in.server.ts';
import type { CustomerTables } from '../../customers/tables.server.ts';
import type { Customer } from '../contracts/customer.ts';
import type { BookingTables } from '../tables.server.ts';
import type { EngineDeps } from './day/engine-deps.ts';

type OptInDeps = Pick<EngineDeps, 'jobs' | 'clock' | 'tokenSecret' | 'env'>;

/** The ticked channels; text messages need a number. */
export const optedIn = ({ phoneNumber, shouldReceivePromotions, shouldReceiveSmsPromotions }: Customer) => [
  ...(shouldReceivePromotions ? (['email'] as const) : []),
  ...(shouldReceiveSmsPromotions && phoneNumber !== '' ? (['sms'] as const) : []),
];

/** Records the diner's consent to news and offers in the transaction that books. */
export async function optInDiner(tx: Kysely<BookingTables>, deps: OptInDeps, customer: Customer): Promise<void> {
  const { email, firstName, phoneNumber } = customer;
  await optIn(tx.withTables<CustomerTables>(), deps, {
    email,
    firstName,
    phoneNumber,
    channels: optedIn(customer),
    place: 'booking',
    wording: CONSENT_WORDS_VERSION,
    now: deps.clock(),
  });
}
