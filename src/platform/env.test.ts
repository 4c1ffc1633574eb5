import { describe, expect, test } from 'vitest';
import { braintreeSettings } from '../payments/braintree/settings.ts';
import { captchaSettings } from './captcha/settings.ts';
import { readEnv } from './env.ts';
import { twilioAccount } from './messages/sms.server.ts';

describe('settings', () => {
  test('all have defaults', () => {
    const result = readEnv({});
    expect(result).toMatchObject({ ok: true, env: { PORT: 3000, DATA_DIR: './.data', GEOCODER: 'offline' } });
  });

  test('an empty string counts as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toEqual(readEnv({}));
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT: "abc" was given'],
    [{ PORT: '70000' }, 'PORT: "70000" was given'],
    [{ GEOCODER: 'maps' }, 'GEOCODER: "maps" was given'],
    [{ CLOCK: 'yesterday' }, 'an ISO instant such as'],
    [{ DATABASE_URL: 'mysql://x' }, 'allowed is a postgres:// address'],
    [{ TOKEN_SECRET: 'short' }, 'at least 32 characters'],
    [{ TWILIO_FROM: '07700 900123' }, 'a number such as +44'],
    [{ CAPTCHA_ROUNDS: '1' }, 'CAPTCHA_ROUNDS'],
    [{ CAPTCHA: 'hcaptcha' }, 'CAPTCHA: "hcaptcha" was given'],
    [{ CAPTCHA_OFFICE_ADDRESS: '203.0.113.0/24' }, 'allowed is one IP address'],
    [{ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 'hush' }, 'RECAPTCHA_SITE_KEY: nothing was given'],
    [{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET: nothing was given'],
    [{ MAP_PROXY: 'on' }, 'MAP_STYLE_URL: nothing was given; allowed is the address of a map style'],
    [
      { DATABASE_READ_URL: 'postgres://db/tavola' },
      'DATABASE_URL: nothing was given; allowed is the postgres:// address',
    ],
    [{ PURGE_URL: 'ftp://cache' }, 'PURGE_URL: a value was given; allowed is the http address that empties a cache'],
    [{ PURGE_TOKEN: 'hush' }, 'PURGE_URL: nothing was given; allowed is the http address that empties a cache'],
    [{ GTM_ID: 'UA-1234' }, 'a container id such as GTM-'],
    [{ TRACKING_SCRIPT_URL: 'javascript:alert(1)' }, 'the http address of a script'],
    [
      { BRAINTREE_ENVIRONMENT: 'live' },
      'BRAINTREE_ENVIRONMENT: "live" was given; allowed is sandbox, production or http',
    ],
  ])('%o is refused with a line that names it', (given, line) => {
    const result = readEnv(given as Record<string, string>);
    expect(result.ok).toBe(false);
    if (!result.ok) expect(result.problems.join('\n')).toContain(line);
  });

  test.each([
    [{}, { captcha: 'altcha' }],
    [{ CAPTCHA_ROUNDS: '40' }, { captcha: 'altcha', rounds: 40 }],
    [
      { CAPTCHA: 'off', CAPTCHA_OFFICE_ADDRESS: '203.0.113.7' },
      { captcha: 'off', officeAddress: '203.0.113.7' },
    ],
    [
      { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hush' },
      { captcha: { siteKey: 'site', secret: 'hush', url: 'https://www.google.com' } },
    ],
  ])('%o chooses the captcha', (given, settings) => {
    const result = readEnv(given as Record<string, string>);
    expect(result.ok && captchaSettings(result.env)).toEqual(settings);
  });

  const braintree = {
    BRAINTREE_MERCHANT_ID: 'merchant',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
    BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:4001',
  };

  test('Braintree is all of its settings or none', () => {
    const all = readEnv(braintree);
    expect(all.ok && braintreeSettings(all.env)).toEqual({
      merchantId: 'merchant',
      publicKey: 'public',
      privateKey: 'private',
      environment: 'http://127.0.0.1:4001',
    });
    const none = readEnv({});
    expect(none.ok && braintreeSettings(none.env)).toBeUndefined();
    const { BRAINTREE_PRIVATE_KEY: _, BRAINTREE_ENVIRONMENT: __, ...half } = braintree;
    expect(readEnv(half)).toEqual({
      ok: false,
      problems: ['BRAINTREE_PRIVATE_KEY', 'BRAINTREE_ENVIRONMENT'].map(
        (name) => `${name}: nothing was given; allowed is all four BRAINTREE_ settings, or none of them`,
      ),
    });
  });

  test('Instagram has its public address by default', () => {
    expect(readEnv({})).toMatchObject({ env: { INSTAGRAM_URL: 'https://graph.instagram.com' } });
    expect(readEnv({ INSTAGRAM_URL: 'http://localhost:1/' })).toMatchObject({
      env: { INSTAGRAM_URL: 'http://localhost:1' },
    });
  });

  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
    TWILIO_AUTH_TOKEN: 'hush',
    TWILIO_FROM: '+441632960000',
  };

  test('text messages need all settings of their account, or none', () => {
    const all = readEnv({ ...twilio, TWILIO_URL: 'https://proxy.example/' });
    expect(all.ok && twilioAccount(all.env)).toEqual({
      url: 'https://proxy.example',
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: 'hush',
      from: '+441632960000',
    });
    const none = readEnv({});
    expect(none.ok && twilioAccount(none.env)).toBeUndefined();
    for (const name of Object.keys(twilio)) {
      const result = readEnv({ ...twilio, [name]: '' });
      expect(result.ok || result.problems).toEqual([expect.stringContaining(`${name}: nothing was given; allowed is`)]);
    }
  });

  test.each(['+441632960000', 'Tavola', `MG${'0a'.repeat(16)}`])('texts may come from %s', (TWILIO_FROM) => {
    expect(readEnv({ ...twilio, TWILIO_FROM }).ok).toBe(true);
  });

  test('every problem is reported at once, secrets never', () => {
    const result = readEnv({ PORT: 'x', TOKEN_SECRET: 'hush', SMTP_URL: 'hush' });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toHaveLength(3);
    expect(result.problems.join()).not.toContain('hush');
  });
});
