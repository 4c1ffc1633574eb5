/** The provider a client token belongs to: our own tokens name it; any other is Braintree's. */
export type VaultKind = 'test' | 'braintree';

const TEST_VAULT = { vault: 'tavola-test', version: 1 };

export const testClientToken = () => btoa(JSON.stringify(TEST_VAULT));

/** Null if the string isn't a client token. */
export function vaultOf(clientToken: string): VaultKind | null {
  try {
    const token = JSON.parse(atob(clientToken)) as { vault?: string; authorizationFingerprint?: string };
    if (token.vault === TEST_VAULT.vault) return 'test';
    return typeof token.authorizationFingerprint === 'string' ? 'braintree' : null;
  } catch {
    return null;
  }
}
