import type { Context } from 'hono';
import { UNAVAILABLE } from '../../values/http-status.ts';
import { ownError } from '../api/api.ts';
import { refusePlainly } from '../api/refuse-plainly.server.ts';
import startingHtml from '../http/starting.html?raw';
import { busyPage } from './busy-page.ts';

const BUSY = {
  title: 'Very busy',
  message: 'We’re very busy just now. Please try again in a few seconds: nothing you typed is lost.',
};

const FIRST_SECONDS = 5;
const SPREAD_SECONDS = 6;
let refusals = 0;
/** Staggered, so that refused clients don't all return at once. */
function retrySeconds(): number {
  refusals += 1;
  return FIRST_SECONDS + (refusals % SPREAD_SECONDS);
}

/**
 * 503 for overload: a page that reloads itself; plain text for a posted form or a page's data; JSON for API callers.
 * `why` appears on the page, as a sentence.
 */
export function refuseBusy(c: Context, why?: string): Response {
  const seconds = retrySeconds();
  c.header('retry-after', String(seconds));
  c.header('cache-control', 'no-store');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (c.req.path.startsWith('/api/')) return ownError(c, UNAVAILABLE, BUSY);
  // A page's data: the router shows the text on its error page.
  if (!(c.req.header('accept') ?? '').includes('text/html')) return c.text(BUSY.message, UNAVAILABLE);
  return isRead
    ? c.html(busyPage(startingHtml, { why, reloadSeconds: seconds }), UNAVAILABLE)
    : refusePlainly(c, UNAVAILABLE, BUSY);
}
