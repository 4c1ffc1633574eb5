import type { BrandSettings } from '../settings/contract.ts';
import { DAY_MS } from '../values/time/duration.ts';

/** Days until a stored copy of the file expires; the RFC recommends less than a year. */
const VALID_DAYS = 90;

/**
 * /.well-known/security.txt (RFC 9116): where to report a hole. Expires by itself once nobody runs the site any more.
 */
export function securityTxt(
  origin: string,
  { email, security }: Pick<BrandSettings, 'email' | 'security'>,
  now: number,
) {
  const expires = new Date(Math.floor(now / DAY_MS) * DAY_MS + VALID_DAYS * DAY_MS);
  const { contacts = [`mailto:${email}`], policy } = security ?? {};
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
    '',
  ].join('\n');
}
