import { WORDING_VERSION } from './wording.ts';

/** The optional kinds of cookies a visitor said yes to; the necessary ones are always on. */
export type Choice = { performance: boolean; marketing: boolean };

export const ALLOW_ALL: Choice = { performance: true, marketing: true };
export const REJECT_ALL: Choice = { performance: false, marketing: false };

/** Specification, section 9: the choice is asked for again after 30 days, what was preferred is known for 365. */
const CHOICE = { name: 'tavola.choice', days: 30 };
const PREFERENCES = { name: 'tavola.preferences', days: 365 };
const DAY_SECONDS = 86_400;

function read(cookies: string, { name }: { name: string }): { version: string; choice: Choice } | null {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const found = /^(\d{4}-\d\d-\d\d)\.([01])([01])$/.exec(value ?? '');
  if (!found?.[1]) return null;
  return { version: found[1], choice: { performance: found[2] === '1', marketing: found[3] === '1' } };
}

/** What holds now; null when nobody chose, the choice ran out, or the words have changed since. Takes a Cookie header. */
export function standingChoice(cookies: string): Choice | null {
  const kept = read(cookies, CHOICE);
  return kept?.version === WORDING_VERSION ? kept.choice : null;
}

/** What was chosen last, also when it no longer holds: to say it again, never to act on. */
export function lastChoice(cookies: string): Choice | null {
  return read(cookies, PREFERENCES)?.choice ?? null;
}

/** The two cookies, as document.cookie takes them and as a Set-Cookie header says them. */
export function choiceCookies({ performance, marketing }: Choice, secure: boolean): string[] {
  const value = `${WORDING_VERSION}.${Number(performance)}${Number(marketing)}`;
  const manner = `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [CHOICE, PREFERENCES].map(({ name, days }) => `${name}=${value}; Max-Age=${days * DAY_SECONDS}; ${manner}`);
}

export function isSameChoice(one: Choice | null, other: Choice | null): boolean {
  return one?.performance === other?.performance && one?.marketing === other?.marketing;
}

/** Whether `now` takes back something that `before` allowed. */
export function isWithdrawn(before: Choice | null, now: Choice | null): boolean {
  return Boolean((before?.performance && !now?.performance) || (before?.marketing && !now?.marketing));
}
