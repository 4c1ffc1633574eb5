import { DAY_MS } from '../../../values/time/duration.ts';

/** Name of the session id in local storage and as a cookie. */
export const SESSION_KEY = 'tavola.session';

const KEPT_SECONDS = (365 * DAY_MS) / 1000;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export const isSessionId = (text: string): boolean => UUID.test(text);

/** The session id in a Cookie header or document.cookie, or null. */
export function sessionInCookies(cookies: string): string | null {
  const value = cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${SESSION_KEY}=`))
    ?.slice(SESSION_KEY.length + 1);
  return value && isSessionId(value) ? value : null;
}

export function sessionCookie(id: string, secure: boolean): string {
  return `${SESSION_KEY}=${id}; Max-Age=${KEPT_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
