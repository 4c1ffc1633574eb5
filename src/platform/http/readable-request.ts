import { BAD_REQUEST, METHOD_NOT_ALLOWED, TOO_MANY_REQUESTS, UNSUPPORTED_TYPE } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { limitHeaders, type Quota } from './limits/limit-headers.ts';

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const inWords = (words: string, status: number, headers: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Whether the path can be decoded. The router would log one that cannot, with any token in it. */
export function isReadablePath(pathname: string): boolean {
  try {
    // The result is used: a call whose result is not would be left out of the build.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** 415 for a body posted to a page that is not a form; undefined for any other request. */
export function refuseOtherBodies({ method, headers }: Request): Response | undefined {
  if (method !== 'POST' || FORMS.test(headers.get('content-type') ?? '')) return undefined;
  return inWords('We couldn’t read that. Please go back and send the form again.', UNSUPPORTED_TYPE);
}

/** Whether a form came from another site's page, or from one that does not say which it is. The router refuses it too. */
export function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).origin !== new URL(url).origin;
}

/** 405 for what cannot be done at an address, with what can (RFC 9110, section 15.5.6). */
export const refuseMethod = (methods: readonly string[]): Response =>
  inWords('You can’t do that here. Please go back and try again.', METHOD_NOT_ALLOWED, { allow: methods.join(', ') });

/** 400 for a request that names two hosts: servers on its way could each believe another one. */
export function refuseTwoHosts(rawHeaders: readonly string[]): Response | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? inWords('This request names more than one host.', BAD_REQUEST) : undefined;
}

/** 429 for a visitor who asks for more pages than people do, with the seconds to wait. */
export function refuseTooMany(seconds: number, quota: Quota): Response {
  const words = `That was a lot at once. Please try again in ${waitText(seconds)}.`;
  return inWords(words, TOO_MANY_REQUESTS, limitHeaders(quota, seconds));
}
