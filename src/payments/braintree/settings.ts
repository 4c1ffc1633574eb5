import type { Env } from '../../platform/env.ts';

/** `environment`: sandbox, production, or the address of a server that speaks Braintree's protocol. */
export type BraintreeSettings = { merchantId: string; publicKey: string; privateKey: string; environment: string };

/** Braintree's settings; undefined for the test vault. */
export function braintreeSettings(env: Env): BraintreeSettings | undefined {
  const { BRAINTREE_MERCHANT_ID: merchantId, BRAINTREE_PUBLIC_KEY: publicKey } = env;
  const { BRAINTREE_PRIVATE_KEY: privateKey, BRAINTREE_ENVIRONMENT: environment } = env;
  return merchantId && publicKey && privateKey && environment
    ? { merchantId, publicKey, privateKey, environment }
    : undefined;
}
