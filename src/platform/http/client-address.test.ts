import { describe, expect, test } from 'vitest';
import { clientAddress, countedAddress, readAddress } from './client-address.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  [' 203.0.113.7:51234 ', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::FFFF:203.0.113.7]:443', '203.0.113.7'],
  ['0:0:0:0:0:ffff:cb00:7107', '203.0.113.7'],
  ['2001:DB8:0:0:0:0:0:1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:51234', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['unknown', null],
  ['203.0.113.7.9', null],
  ['', null],
])('%j is parsed as %j', (text, address) => {
  expect(readAddress(text)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['local', 'local'],
])('%j is rate-limited as %j', (address, key) => {
  expect(countedAddress(address)).toBe(key);
});

describe('the client address', () => {
  test('without a proxy the client address is the socket’s', () => {
    expect(clientAddress({ socket: '::ffff:198.51.100.9' })).toBe('198.51.100.9');
    expect(clientAddress({})).toBe('local');
  });
  test("behind a proxy the client address is the proxy's last entry, without a port", () => {
    const ask = (address: string) => clientAddress({ socket: '10.0.0.1', forwarded: address });
    expect(ask('198.51.100.1, 203.0.113.7:1000')).toBe('203.0.113.7');
    expect(ask('198.51.100.2, 203.0.113.7:1001')).toBe('203.0.113.7');
    expect(ask('[2001:db8::5]:7')).toBe('2001:db8::5');
  });
  test("the client address is the proxy's if it names none", () => {
    expect(clientAddress({ socket: '10.0.0.1', forwarded: 'unknown' })).toBe('10.0.0.1');
  });
});
