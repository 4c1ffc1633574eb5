/** Which way a card is taken, said by the client token: Braintree's own tokens know nothing of us. */
export type VaultKind = 'test' | 'braintree';

const TEST_VAULT = { vault: 'tavola-test', version: 1 };

export const testClientToken = () => btoa(JSON.stringify(TEST_VAULT));

/** Null for what is no client token at all. */
export function vaultOf(clientToken: string): VaultKind | null {
  try {
    const said = JSON.parse(atob(clientToken)) as { vault?: string; authorizationFingerprint?: string };
    if (said.vault === TEST_VAULT.vault) return 'test';
    return typeof said.authorizationFingerprint === 'string' ? 'braintree' : null;
  } catch {
    return null;
  }
}
