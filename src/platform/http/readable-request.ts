import { BAD_REQUEST, METHOD_NOT_ALLOWED, TOO_MANY_REQUESTS, UNSUPPORTED_TYPE } from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import { limitHeaders, type Quota } from './limits/limit-headers.ts';

const FORMS = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

const inWords = (words: string, status: number, headers: Record<string, string> = {}) =>
  new Response(words, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers },
  });

/** Whether the path can be decoded. The router would log an undecodable one, with any token in it. */
export function isReadablePath(pathname: string): boolean {
  try {
    // Using the result keeps the bundler from dropping the call.
    return decodeURIComponent(pathname) !== '';
  } catch {
    return false;
  }
}

/** 415 for a non-form body posted to a page; undefined for any other request. */
export function refuseOtherBodies({ method, headers }: Request): Response | undefined {
  if (method !== 'POST' || FORMS.test(headers.get('content-type') ?? '')) return undefined;
  return inWords('We couldn’t read that. Please go back and send the form again.', UNSUPPORTED_TYPE);
}

/** Whether a form came from another site's page, or an opaque origin. The router rejects these too. */
export function isFromElsewhere({ headers, url }: Request): boolean {
  const origin = headers.get('origin');
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).origin !== new URL(url).origin;
}

/** 405, listing the accepted methods (RFC 9110, section 15.5.6). */
export const refuseMethod = (methods: readonly string[]): Response =>
  inWords('You can’t do that here. Please go back and try again.', METHOD_NOT_ALLOWED, { allow: methods.join(', ') });

/** 400 for a request with two Host headers: servers along the way could each believe a different one. */
export function refuseTwoHosts(rawHeaders: readonly string[]): Response | undefined {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? inWords('This request names more than one host.', BAD_REQUEST) : undefined;
}

/** 429 for a visitor who requests more pages than people do, with the seconds to wait. */
export function refuseTooMany(seconds: number, quota: Quota): Response {
  const words = `That was a lot at once. Please try again in ${waitText(seconds)}.`;
  return inWords(words, TOO_MANY_REQUESTS, limitHeaders(quota, seconds));
}
