import { pushToDataLayer, takeEvents } from '../../platform/data-layer.ts';
import { addScript } from './add-script.ts';
import type { ConsentChoice } from './choice.ts';

let running = false;

/** Whether the tag manager runs in this page. It cannot be removed without leaving the page. */
export const isTagManagerRunning = () => running;

/**
 * Starts the tag manager, once. Consent must have been signalled before. The tag manager reads the queue from its
 * beginning: what was reported before the visitor consented is dropped, and what was reported since, such as the answer
 * to a form that came with the page, follows the start.
 */
export function startTagManager(id: string, hadConsented: boolean): void {
  if (running) return;
  running = true;
  const earlier = takeEvents();
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (hadConsented) for (const event of earlier) pushToDataLayer(event);
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

const ANALYTICS = /^_(ga|gid|gat)(_|$)/;
const ADS = /^_(gcl|gac)/;

/** Names of the cookies in a Cookie header that Google's tags may not have left under this choice. */
export function refusedCookies(cookies: string, { performance, marketing }: ConsentChoice): string[] {
  return cookies
    .split(/;\s*/)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => (!performance && ANALYTICS.test(name)) || (!marketing && ADS.test(name)));
}

/** The domains for which a script on `hostname` may have set a cookie, widest last. */
function hostsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).slice(0, Math.max(1, labels.length - 1));
}

/** Deletes what tags have left that the choice refuses, whenever they ran. */
export function clearRefusedCookies(choice: ConsentChoice): void {
  const domains = ['', ...hostsOf(location.hostname).map((host) => `; Domain=${host}`)];
  for (const name of refusedCookies(document.cookie, choice))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
}
