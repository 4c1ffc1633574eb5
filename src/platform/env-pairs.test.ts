import { expect, test } from 'vitest';
import { readEnv } from './env.ts';
import { neededToServe } from './env-pairs.ts';

const PUBLIC_URL = 'https://tavola.example';
const SMTP_URL = 'smtp://mail.example';
const DATABASE_URL = 'postgres://db/tavola';

test.each<[given: Record<string, string>, name: string]>([
  [{ PUBLIC_URL }, 'SMTP_URL'],
  [{ PUBLIC_URL, MAILBOX: 'off' }, 'SMTP_URL'],
  [{ PUBLIC_URL: 'http://10.0.0.4:3000' }, 'SMTP_URL'],
  [{ SMTP_URL }, 'PUBLIC_URL'],
  [{ METRICS_HOST: '0.0.0.0' }, 'METRICS_PORT'],
])('a server with only %o is refused with one line', (settings, name) => {
  const problems = [expect.stringMatching(new RegExp(`^${name}: not set; expected [^\\n]+$`))];
  expect(readEnv(settings, neededToServe)).toEqual({ ok: false, problems });
  expect(readEnv(settings).ok).toBe(true);
});

test.each<Record<string, string>>([
  { PUBLIC_URL, SMTP_URL },
  { PUBLIC_URL, SMTP_URL: 'smtp://localhost' },
  { PUBLIC_URL, MAILBOX: 'on' },
  { PUBLIC_URL: 'http://localhost:3000' },
  { PUBLIC_URL: 'http://127.0.0.1' },
  { PUBLIC_URL: 'http://[::1]:3000' },
  { SMTP_URL: 'smtp://127.0.0.1:1025' },
  { DATABASE_URL },
])('a server starts with %o', (settings) => {
  expect(readEnv(settings, neededToServe).ok).toBe(true);
});

test('a server set both to store e-mails and to send them is refused', () => {
  const problems = [expect.stringMatching(/^MAILBOX: .*SMTP_URL/)];
  expect(readEnv({ PUBLIC_URL, SMTP_URL, MAILBOX: 'on' }, neededToServe)).toEqual({ ok: false, problems });
  expect(readEnv({ PUBLIC_URL, SMTP_URL, MAILBOX: 'off' }, neededToServe).ok).toBe(true);
});
