import { WORDING_VERSION } from './wording.ts';

/** The optional kinds of cookies a visitor accepted; the necessary ones are always on. */
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
  const found = /^(\d{4}-\d\d-\d\d)\.([01])([01])$/.exec(value ?? '');
  if (!found?.[1]) return null;
  return { version: found[1], choice: { performance: found[2] === '1', marketing: found[3] === '1' } };
}

/**
 * The choice in force; null when there is none, it has expired, or the wording has changed since. Takes a Cookie
 * header.
 */
export function currentChoice(cookies: string): ConsentChoice | null {
  const kept = read(cookies, CHOICE);
  return kept?.version === WORDING_VERSION ? kept.choice : null;
}

/** The last choice, even when no longer in force: only to preset the form, never to act on. */
export function lastChoice(cookies: string): ConsentChoice | null {
  return read(cookies, PREFERENCES)?.choice ?? null;
}

/** The two cookies, in the syntax of document.cookie and Set-Cookie. */
export function choiceCookies({ performance, marketing }: ConsentChoice, secure: boolean): string[] {
  const value = `${WORDING_VERSION}.${Number(performance)}${Number(marketing)}`;
  const manner = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [CHOICE, PREFERENCES].map(({ name, days }) => `${name}=${value}; Max-Age=${days * DAY_SECONDS}; ${manner}`);
}

export function isSameChoice(one: ConsentChoice | null, other: ConsentChoice | null): boolean {
  return one?.performance === other?.performance && one?.marketing === other?.marketing;
}

/** Whether `now` withdraws something that `before` allowed. */
export function isWithdrawn(before: ConsentChoice | null, now: ConsentChoice | null): boolean {
  return Boolean((before?.performance && !now?.performance) || (before?.marketing && !now?.marketing));
}
