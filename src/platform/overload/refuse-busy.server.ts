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
let refused = 0;
/** Not the same for all: else all who were turned away would come back at once. */
function retrySeconds(): number {
  refused += 1;
  return FIRST_SECONDS + (refused % SPREAD_SECONDS);
}

/**
 * 503 for what there is no room for: a page that comes back by itself; words that leave a form as it was, or for a page's
 * data; JSON to the API's callers, of the shape of every error. `why` is said on the page, in a sentence.
 */
export function refuseBusy(c: Context, why?: string): Response {
  const seconds = retrySeconds();
  c.header('retry-after', String(seconds));
  c.header('cache-control', 'no-store');
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  if (c.req.path.startsWith('/api/')) return ownError(c, UNAVAILABLE, BUSY);
  // A page's data: the router in the browser shows the words on its error page.
  if (!(c.req.header('accept') ?? '').includes('text/html')) return c.text(BUSY.message, UNAVAILABLE);
  return isRead
    ? c.html(busyPage(startingHtml, { why, reloadSeconds: seconds }), UNAVAILABLE)
    : refusePlainly(c, UNAVAILABLE, BUSY);
}
