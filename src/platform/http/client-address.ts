import { isIP } from 'node:net';

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** Canonical IPv6; an IPv4-mapped address becomes IPv4. */
function shortened(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const [first, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [first >> 8, first & 255, two >> 8, two & 255].join('.');
}

/** The IP address a socket or proxy reports, without port, brackets and zone; null if invalid. */
export function readAddress(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  return version === 6 ? shortened(bare) : bare;
}

/** The client's address: the last entry, added by our own proxy, since clients can forge the earlier ones. */
export function clientAddress({ socket = '', forwarded }: { socket?: string; forwarded?: string }): string {
  const last = forwarded?.split(',').at(-1);
  return (last && readAddress(last)) || readAddress(socket) || 'local';
}

/** What rate limits count: an IPv4 address, or the /64 of an IPv6 address, all of which belong to one connection. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const allGroups = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${allGroups.slice(0, 4).join(':')}::/64`;
}
