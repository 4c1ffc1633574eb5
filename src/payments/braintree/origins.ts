import type { Origins } from '../../platform/content-policy.ts';

/** Braintree's and its 3-D Secure partner Cardinal's, from "Using braintree-web with a Content Security Policy". */
const SANDBOX = {
  script: ['https://songbirdstag.cardinalcommerce.com', 'https://cas.static.client.cardinaltrusted.com'],
  connect: ['https://api.sandbox.braintreegateway.com', 'https://payments.sandbox.braintree-api.com'],
};
const PRODUCTION = {
  script: ['https://songbird.cardinalcommerce.com', 'https://static.client.cardinaltrusted.com'],
  connect: ['https://api.braintreegateway.com', 'https://payments.braintree-api.com'],
};
const CARDINAL = ['https://*.cardinalcommerce.com', 'https://*.cardinaltrusted.com'];

/**
 * What hosted fields and 3-D Secure reach. Braintree's own code is part of ours, so no script of its servers is let in; what it would tell PayPal of its use stays untold.
 * Each bank shows its 3-D Secure page on an address of its own, opened by posting a form into the frame: no list of
 * them exists, so any secure page may be framed and posted to. What is framed cannot look out of its frame.
 */
export function braintreeOrigins(environment: string): Origins {
  const { script, connect } = environment === 'production' ? PRODUCTION : SANDBOX;
  return { script, connect: [...connect, ...CARDINAL], frame: ['https:'], form: ['https:'] };
}
