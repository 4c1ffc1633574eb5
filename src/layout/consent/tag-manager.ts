import { pushToDataLayer } from '../../platform/data-layer.ts';

let running = false;

/** Whether the tag manager was let into this page. Once in, only leaving the page gets it out. */
export const isTagManagerRunning = () => running;

/** Lets the tag manager in, once. Consent must have been signalled before. */
export function startTagManager(id: string): void {
  if (running) return;
  running = true;
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`;
  document.head.append(script);
}

const THEIRS = /^_(ga|gid|gat|gcl|gac)/;

/** The names in a Cookie header that Google's tags have set. */
export function tagCookies(cookies: string): string[] {
  return cookies
    .split(/;\s*/)
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => THEIRS.test(name));
}

/** Every host a script on `hostname` may have set a cookie for, the widest last. */
function hostsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.map((_, index) => labels.slice(index).join('.')).slice(0, Math.max(1, labels.length - 1));
}

/** Takes away what the tags have left behind. */
export function clearTagCookies(): void {
  const domains = ['', ...hostsOf(location.hostname).map((host) => `; Domain=${host}`)];
  for (const name of tagCookies(document.cookie))
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser yet
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`;
    }
}
