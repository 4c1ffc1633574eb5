import { expect, test } from 'vitest';
import { contentPolicy } from '../../platform/http/content-policy.ts';
import { braintreeOrigins } from './origins.ts';

const linesFor = (environment: string) =>
  contentPolicy([braintreeOrigins(environment)])([])
    .split('; ')
    .filter((line) => line.includes('https:'));

test('the origins in production', () => {
  expect(linesFor('production')).toEqual([
    "script-src 'self' https://songbird.cardinalcommerce.com https://static.client.cardinaltrusted.com",
    "connect-src 'self' https://api.braintreegateway.com https://payments.braintree-api.com https://*.cardinalcommerce.com https://*.cardinaltrusted.com",
    "frame-src 'self' https:",
    "form-action 'self' https:",
  ]);
});

test.each(['sandbox', 'http://127.0.0.1:4001'])('%s allows no production origin', (environment) => {
  const lines = linesFor(environment).join('\n');
  expect(lines).toContain('https://api.sandbox.braintreegateway.com https://payments.sandbox.braintree-api.com');
  expect(lines).toContain('https://songbirdstag.cardinalcommerce.com https://cas.static.client.cardinaltrusted.com');
  expect(lines).not.toMatch(/\/\/(api|payments)\.braintree|\/\/songbird\.|\/\/static\./);
});

test('no style or script source is left open', () => {
  for (const environment of ['production', 'sandbox'])
    expect(contentPolicy([braintreeOrigins(environment)])([])).not.toMatch(
      /unsafe|style-src[^;]*https|script-src[^;]*https:[ ;]/,
    );
});
