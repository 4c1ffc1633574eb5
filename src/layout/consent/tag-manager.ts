import { pushToDataLayer, takeEvents } from '../../platform/data-layer.ts';
import { addScript } from './add-script.ts';
import type { ConsentChoice } from './choice.ts';

let isRunning = false;

/** Whether the tag manager runs in this page. It can't be removed without leaving the page. */
export const isTagManagerRunning = () => isRunning;

/**
 * Starts the tag manager, once; consent must have been signalled before. It reads the queue from the start, so events
 * from before the visitor consented are dropped, while those since, such as the response to a form, follow the start.
 */
export function startTagManager(id: string, hadConsented: boolean): void {
  if (isRunning) return;
  isRunning = true;
  const earlier = takeEvents();
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  if (hadConsented) for (const event of earlier) pushToDataLayer(event);
  addScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
}

const ANALYTICS = /^_(ga|gid|gat)(_|$)/;
const ADS = /^_(gcl|gac)/;

/** Names of cookies in a Cookie header that Google's tags may not leave under this choice. */
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

/** Deletes cookies the choice refuses, whenever tags set them. */
export function clearRefusedCookies(choice: ConsentChoice): void {
  const domains = ['', ...hostsOf(location.hostname).map((host) => `; Domain=${host}`)];
  for (const name of refusedCookies(document.cookie, choice))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
}
