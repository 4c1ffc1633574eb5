import { isIP } from 'node:net';

const MAPPED = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/;

/** An IPv6 address in its one short form; an IPv4 address that was mapped into IPv6 as itself. */
function shortened(address: string): string {
  const short = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [, high, low] = MAPPED.exec(short) ?? [];
  if (high === undefined || low === undefined) return short;
  const [one, two] = [Number.parseInt(high, 16), Number.parseInt(low, 16)];
  return [one >> 8, one & 255, two >> 8, two & 255].join('.');
}

/** The IP address in what a socket or a proxy says, without port, brackets and zone; null when there is none. */
export function readAddress(given: string): string | null {
  const bare = given
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/%.*$/, '');
  const version = isIP(bare);
  if (version === 0) return null;
  return version === 6 ? shortened(bare) : bare;
}

/** The address of whoever asks: our own proxy's last entry, since the earlier ones are the caller's claim. */
export function clientAddress({ socket = '', forwarded }: { socket?: string; forwarded?: string }): string {
  const last = forwarded?.split(',').at(-1);
  return (last && readAddress(last)) || readAddress(socket) || 'local';
}

/** What limits count: an IPv4 address, or the /64 of an IPv6 address, all of which one connection has. */
export function countedAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const [first, last] = [groups(head), groups(tail ?? '')];
  const all = [...first, ...Array.from({ length: 8 - first.length - last.length }, () => '0'), ...last];
  return `${all.slice(0, 4).join(':')}::/64`;
}
