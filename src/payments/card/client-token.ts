/** The provider a client token belongs to: our own tokens say so; any other is Braintree's. */
export type VaultKind = 'test' | 'braintree';

const TEST_VAULT = { vault: 'tavola-test', version: 1 };

export const testClientToken = () => btoa(JSON.stringify(TEST_VAULT));

/** Null when the string is no client token. */
export function vaultOf(clientToken: string): VaultKind | null {
  try {
    const said = JSON.parse(atob(clientToken)) as { vault?: string; authorizationFingerprint?: string };
    if (said.vault === TEST_VAULT.vault) return 'test';
    return typeof said.authorizationFingerprint === 'string' ? 'braintree' : null;
  } catch {
    return null;
  }
}
