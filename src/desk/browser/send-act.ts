import { SERVER_ERROR, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import type { WaitingAct } from './acts.ts';

/**
 * What became of an act: done; `wait` for a connection, a PIN or a quieter server; or refused, with the reason. The answer
 * is the page that a browser would show next.
 */
export type SentAct =
  | { outcome: 'done'; url: string; html: string }
  | { outcome: 'wait'; for: 'connection' | 'server' }
  | { outcome: 'wait'; for: 'pin' | 'sign-in'; url: string; html: string }
  | { outcome: 'refused'; status: number; problem: string; url: string; html: string };

function problemIn(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const place = page.querySelector('main [role=alert]') ?? page.querySelector('main p') ?? page.body;
  return place.textContent?.trim() || 'The restaurant’s day has changed since.';
}

export async function sendAct({ address, body }: Pick<WaitingAct, 'address' | 'body'>): Promise<SentAct> {
  const response = await fetch(address, { method: 'POST', body: new URLSearchParams(body) }).catch(() => null);
  if (!response) return { outcome: 'wait', for: 'connection' };
  const { url, status } = response;
  if (status === TOO_MANY_REQUESTS || status >= SERVER_ERROR) return { outcome: 'wait', for: 'server' };
  const html = await response.text();
  const { pathname } = new URL(url);
  if (pathname === '/desk/sign-in') return { outcome: 'wait', for: 'sign-in', url, html };
  if (pathname === '/desk/pin' || html.includes('name="desk.pin"')) return { outcome: 'wait', for: 'pin', url, html };
  if (response.ok) return { outcome: 'done', url, html };
  return { outcome: 'refused', status, problem: problemIn(html), url, html };
}
