import { expect, test } from 'vitest';
import { isOutside, isOutsideHost, outsideLookup } from './outside-address.server.ts';

test.each([
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['8.8.8.8', true],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2606:4700::1111', true],
])('%s is outside: %s', (address, expected) => expect(isOutside(address)).toBe(expected));

test.each([
  ['https://example.com/', true],
  ['https://localhost/', false],
  ['https://a.localhost./', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://8.8.8.8/', true],
])('the host of %s may be asked: %s', (url, expected) => expect(isOutsideHost(new URL(url))).toBe(expected));

test('a name that means this machine resolves to nothing', async () => {
  const problem = await new Promise((resolve) => outsideLookup('localhost', { all: true }, resolve));
  expect(problem).toEqual(new Error('the address is inside our network'));
});
