import { expect, test } from 'vitest';
import { deskCookies } from './cookies.server.ts';

test.each([
  ['https://tavola.example', '__Host-desk-session', true],
  ['http://localhost:3000', 'desk-session', false],
])('the desk’s cookie set at %s is named %s, and read back', (url, name, isSecure) => {
  const cookies = deskCookies(url);
  const set = cookies.write('session', 'token');
  expect(set.startsWith(`${name}=token; `)).toBe(true);
  expect(set.includes('; Secure')).toBe(isSecure);
  const cookie = set.split(';')[0] as string;
  expect(cookies.read(new Request(url, { headers: { cookie } }))).toEqual({ session: 'token', device: null });
});
