import { WORDING_VERSION } from './wording.ts';

/** The optional cookies a visitor accepted; necessary ones are always on. */
export type ConsentChoice = { performance: boolean; marketing: boolean };

export const ALLOW_ALL: ConsentChoice = { performance: true, marketing: true };
export const REJECT_ALL: ConsentChoice = { performance: false, marketing: false };

/** Product 2.7: the visitor is asked again after 30 days; the preference is remembered for 365. */
const CHOICE = { name: 'tavola.choice', days: 30 };
const PREFERENCES = { name: 'tavola.preferences', days: 365 };
const DAY_SECONDS = 86_400;

function read(cookies: string, { name }: { name: string }): { version: string; choice: ConsentChoice } | null {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const match = /^(\d{4}-\d\d-\d\d)\.([01])([01])$/.exec(value ?? '');
  if (!match?.[1]) return null;
  return { version: match[1], choice: { performance: match[2] === '1', marketing: match[3] === '1' } };
}

/** The choice in force; null if there is none, it has expired, or the wording has changed. Takes a Cookie header. */
export function currentChoice(cookies: string): ConsentChoice | null {
  const cookie = read(cookies, CHOICE);
  return cookie?.version === WORDING_VERSION ? cookie.choice : null;
}

/** The last choice, even if no longer in force: only to preset the form, never to act on. */
export function lastChoice(cookies: string): ConsentChoice | null {
  return read(cookies, PREFERENCES)?.choice ?? null;
}

/** The two cookies, in the syntax of document.cookie and Set-Cookie. */
export function choiceCookies({ performance, marketing }: ConsentChoice, secure: boolean): string[] {
  const value = `${WORDING_VERSION}.${Number(performance)}${Number(marketing)}`;
  const manner = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [CHOICE, PREFERENCES].map(({ name, days }) => `${name}=${value}; Max-Age=${days * DAY_SECONDS}; ${manner}`);
}

export function isSameChoice(a: ConsentChoice | null, b: ConsentChoice | null): boolean {
  return a?.performance === b?.performance && a?.marketing === b?.marketing;
}

export function isWithdrawn(before: ConsentChoice | null, now: ConsentChoice | null): boolean {
  return Boolean((before?.performance && !now?.performance) || (before?.marketing && !now?.marketing));
}
