import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** IPv4 that isn't the public internet, by IANA's registry of special-purpose addresses. */
const INSIDE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;
/** Parts of IPv6's global unicast that are tunnels, protocols or examples. */
const INSIDE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const inside = new BlockList();
for (const [net, prefix] of INSIDE_V4) inside.addSubnet(net, prefix);
for (const [net, prefix] of INSIDE_V6) inside.addSubnet(net, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isOutside(address: string): boolean {
  if (isIP(address) === 4) return !inside.check(address);
  return globalV6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether a URL's host is allowed: a name (its addresses are checked on connecting) or a public address. */
export function isOutsideHost({ hostname }: URL): boolean {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(address) === 0 ? !/(^|\.)localhost\.?$/.test(hostname) : isOutside(address);
}

const NOT_OUTSIDE = 'the address is inside our network';

/** Resolves names to public addresses only, on each connection, against DNS rebinding. */
export const outsideLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[] = []) => {
    const [first, ...others] = addresses.filter(({ address }) => isOutside(address));
    if (error || !first) return callback(error ?? new Error(NOT_OUTSIDE), '', 0);
    return options.all ? callback(null, [first, ...others]) : callback(null, first.address, first.family);
  });
};
