import type { QueryExecutorProvider } from 'kysely';
import type { Clock } from '../platform/clock.ts';
import type { BraintreeSettings } from './braintree/settings.ts';
import type { CardVault } from './card/card-vault.ts';
import { createVault } from './create-vault.server.ts';
import { createTestProvider } from './test-vault/test-provider.server.ts';

type VaultDeps = {
  db: QueryExecutorProvider;
  clock: Clock;
  braintree?: BraintreeSettings;
  /** Called with the kind of a provider problem; never with a name, card or nonce. */
  report: (problem: string) => void;
};

/** Braintree if configured, otherwise the test vault. Braintree's library is loaded only if used. */
export async function openVault({ db, clock, braintree, report }: VaultDeps): Promise<CardVault> {
  if (!braintree) return createVault(createTestProvider({ db, clock }), { db, clock });
  const { createBraintreeProvider } = await import('./braintree/braintree-provider.server.ts');
  const requireThreeDSecure = braintree.environment === 'production';
  return createVault(createBraintreeProvider({ ...braintree, requireThreeDSecure, report }), { db, clock });
}
