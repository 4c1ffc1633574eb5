import { describe, expect, test } from 'vitest';
import { braintreeSettings } from '../payments/braintree/settings.ts';
import { captchaSettings } from './captcha/settings.ts';
import { readEnv } from './env.ts';
import { twilioAccount } from './messages/sms.server.ts';

describe('settings', () => {
  test('every setting has a default', () => {
    const result = readEnv({});
    expect(result).toMatchObject({ ok: true, env: { PORT: 3000, DATA_DIR: './.data', GEOCODER: 'offline' } });
  });

  test.each([
    [{}, { MAP_STYLE_URL: 'https://tiles.openfreemap.org/styles/liberty', MAP_PROXY: 'on' }],
    [{ MAP_STYLE_URL: 'off' }, { MAP_STYLE_URL: null, MAP_PROXY: 'on' }],
  ])('%o: maps have streets through our own proxy unless switched off', (settings, env) => {
    expect(readEnv(settings)).toMatchObject({ ok: true, env });
  });

  test('an empty string counts as unset', () => {
    expect(readEnv({ PORT: '', SMTP_URL: '' })).toEqual(readEnv({}));
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT: got "abc"; expected a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: got "70000"; expected a whole number from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: got "80.5"; expected a whole number from 0 to 65535'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG: got "2"; expected a number from 0 to 1'],
    [{ GEOCODER: 'maps' }, 'GEOCODER: got "maps"; expected offline, postcodes-io or google'],
    [{ GEOCODER: 'google' }, 'GEOCODER_KEY: not set; expected the key of your account'],
    [{ GEOCODER_KEY: 'hush' }, 'GEOCODER: not set; expected the geocoder that GEOCODER_URL and'],
    [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: not valid; expected smtp:// or smtps:// with a host'],
    [{ STORAGE_URL: 'ftp://x' }, 'STORAGE_URL: not valid; expected https://key:secret@host/bucket'],
    [{ BOOKING_API_URL: 'ftp://x' }, 'expected the http:// or https:// address of the booking service'],
    [{ INSTAGRAM_URL: 'https://proxy.example' }, 'INSTAGRAM_TOKEN: not set; expected a user token'],
    [{ BOOKING_JOURNEY_STYLE: 'diagonal' }, 'expected horizontal or vertical'],
    [{ CLOCK: 'yesterday' }, 'an ISO instant such as'],
    [{ DATABASE_URL: 'mysql://x' }, 'expected a postgres:// address'],
    [{ TOKEN_SECRET: 'short' }, 'at least 32 characters'],
    [{ TWILIO_FROM: '07700 900123' }, 'a number such as +44'],
    [{ CAPTCHA_ROUNDS: '1' }, 'CAPTCHA_ROUNDS'],
    [{ CAPTCHA: 'hcaptcha' }, 'CAPTCHA: got "hcaptcha"; expected altcha, recaptcha or off'],
    [{ RECAPTCHA_SECRET: 'hush' }, 'CAPTCHA: not set; expected recaptcha, which'],
    [{ CAPTCHA_OFFICE_ADDRESS: '203.0.113.0/24' }, 'expected one IP address'],
    [{ CAPTCHA: 'recaptcha', RECAPTCHA_SECRET: 'hush' }, 'RECAPTCHA_SITE_KEY: not set'],
    [{ CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'site' }, 'RECAPTCHA_SECRET: not set'],
    [{ MAP_STYLE_URL: 'none' }, 'MAP_STYLE_URL: not valid; expected the http:// or https:// address of a map'],
    [{ DATABASE_READ_URL: 'postgres://db/tavola' }, 'DATABASE_URL: not set; expected the postgres:// address'],
    [
      { PURGE_URL: 'ftp://cache' },
      'PURGE_URL: not valid; expected the http:// or https:// address of what empties a cache',
    ],
    [{ PURGE_TOKEN: 'hush' }, 'PURGE_URL: not set; expected the http address that empties a cache'],
    [{ GTM_ID: 'UA-1234' }, 'a container id such as GTM-'],
    [{ TRACKING_SCRIPT_URL: 'javascript:alert(1)' }, 'the http:// or https:// address of a script'],
    [{ BRAINTREE_ENVIRONMENT: 'live' }, 'BRAINTREE_ENVIRONMENT: got "live"; expected sandbox, production or http'],
  ])('%o is refused with a line that names it', (settings, line) => {
    const result = readEnv(settings as Record<string, string>);
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems.join('\n')).toContain(line);
    const names = result.problems.map((problem) => problem.split(':')[0]);
    expect(names).toEqual([...new Set(names)]);
  });

  const publicly = (PUBLIC_URL: string) => readEnv({ PUBLIC_URL });

  test.each(['ftp://x', 'tavola.example', 'https://x/base', 'https://x?a=b', 'https://x/#a', 'https://', 'https:///'])(
    'PUBLIC_URL=%s is refused',
    (url) => {
      const expected = 'the http:// or https:// address of the site without path, query, hash or password';
      const problem = `PUBLIC_URL: got "${url}"; expected ${expected}, such as https://tavola.example`;
      expect(publicly(url)).toEqual({ ok: false, problems: [problem] });
    },
  );

  test('a public URL is normalised for appending paths, and its password never shown', () => {
    expect(publicly('https://Tavola.example:8443/')).toMatchObject({
      env: { PUBLIC_URL: 'https://tavola.example:8443' },
    });
    expect(publicly('https://diner:hush@tavola.example')).toEqual({
      ok: false,
      problems: [expect.stringMatching(/^PUBLIC_URL: not valid; (?!.*hush)/)],
    });
  });

  test.each(['ciao@tavola.example', 'Tavola <ciao@tavola.example>', '"Tavola, Leeds" <ciao@tavola.example>'])(
    'MAIL_FROM accepts %s',
    (MAIL_FROM) => expect(readEnv({ MAIL_FROM }).ok).toBe(true),
  );

  test.each(['nonsense', 'Tavola <nonsense>', 'Tavola ciao@tavola.example', 'Tavola, Leeds <ciao@tavola.example>'])(
    'MAIL_FROM rejects %s',
    (MAIL_FROM) => {
      const problem = `MAIL_FROM: got "${MAIL_FROM}"; expected an e-mail address or Name <address>`;
      expect(readEnv({ MAIL_FROM })).toEqual({ ok: false, problems: [problem] });
    },
  );

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
  ])('%o selects the captcha', (variables, settings) => {
    const result = readEnv(variables as Record<string, string>);
    expect(result.ok && captchaSettings(result.env)).toEqual(settings);
  });

  const braintree = {
    BRAINTREE_MERCHANT_ID: 'merchant',
    BRAINTREE_PUBLIC_KEY: 'public',
    BRAINTREE_PRIVATE_KEY: 'private',
    BRAINTREE_ENVIRONMENT: 'http://127.0.0.1:4001',
  };

  test('Braintree needs all of its settings or none', () => {
    const complete = readEnv(braintree);
    expect(complete.ok && braintreeSettings(complete.env)).toEqual({
      merchantId: 'merchant',
      publicKey: 'public',
      privateKey: 'private',
      environment: 'http://127.0.0.1:4001',
    });
    const empty = readEnv({});
    expect(empty.ok && braintreeSettings(empty.env)).toBeUndefined();
    const { BRAINTREE_PRIVATE_KEY: _, BRAINTREE_ENVIRONMENT: __, ...half } = braintree;
    expect(readEnv(half)).toEqual({
      ok: false,
      problems: ['BRAINTREE_PRIVATE_KEY', 'BRAINTREE_ENVIRONMENT'].map(
        (name) => `${name}: not set; expected all four BRAINTREE_ settings, or none of them`,
      ),
    });
  });

  test('Instagram uses its public URL by default', () => {
    expect(readEnv({})).toMatchObject({ env: { INSTAGRAM_URL: 'https://graph.instagram.com' } });
    expect(readEnv({ INSTAGRAM_URL: 'http://localhost:1/', INSTAGRAM_TOKEN: 'hush' })).toMatchObject({
      env: { INSTAGRAM_URL: 'http://localhost:1' },
    });
  });

  const twilio = {
    TWILIO_ACCOUNT_SID: `AC${'0a'.repeat(16)}`,
    TWILIO_AUTH_TOKEN: 'hush',
    TWILIO_FROM: '+441632960000',
  };

  test('text messages need every setting of their account, or none', () => {
    const complete = readEnv({ ...twilio, TWILIO_URL: 'https://proxy.example/' });
    expect(complete.ok && twilioAccount(complete.env)).toEqual({
      url: 'https://proxy.example',
      accountSid: twilio.TWILIO_ACCOUNT_SID,
      authToken: 'hush',
      from: '+441632960000',
    });
    const empty = readEnv({});
    expect(empty.ok && twilioAccount(empty.env)).toBeUndefined();
    for (const name of Object.keys(twilio)) {
      const result = readEnv({ ...twilio, [name]: '' });
      expect(result.ok || result.problems).toEqual([expect.stringContaining(`${name}: not set; expected`)]);
    }
  });

  test.each(['+441632960000', 'Tavola', `MG${'0a'.repeat(16)}`])('TWILIO_FROM accepts %s', (TWILIO_FROM) => {
    expect(readEnv({ ...twilio, TWILIO_FROM }).ok).toBe(true);
  });

  test('every problem is reported at once, without secrets', () => {
    const result = readEnv({ PORT: 'x', TOKEN_SECRET: 'hush', SMTP_URL: 'hush' });
    expect(result.ok).toBe(false);
    if (result.ok) return;
    expect(result.problems).toHaveLength(3);
    expect(result.problems.join()).not.toContain('hush');
  });
});
