import type { Origins } from '../../platform/http/content-policy.ts';

/**
 * Hosts of Braintree and its 3-D Secure partner Cardinal, from "Using braintree-web with a Content Security Policy".
 */
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
 * Hosts that hosted fields and 3-D Secure need. Braintree's code is bundled, so its servers' scripts stay blocked; so
 * do its usage reports to PayPal. Each bank serves its 3-D Secure page from its own address, opened by posting a form
 * into the frame, and there is no list of them. So any secure page may be framed and posted to; a framed page can't
 * leave its frame.
 */
export function braintreeOrigins(environment: string): Origins {
  const { script, connect } = environment === 'production' ? PRODUCTION : SANDBOX;
  return { script, connect: [...connect, ...CARDINAL], frame: ['https:'], form: ['https:'] };
}
