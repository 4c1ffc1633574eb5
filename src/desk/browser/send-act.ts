import { SERVER_ERROR, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import type { WaitingAct } from './acts.ts';

/** The next page: its URL, or its HTML. */
export type NextPage = { url: string } | { html: string };

/** What became of an act: done; waiting, with a page where somebody can help; or refused, with the reason. */
export type SentAct =
  | ({ outcome: 'done' } & NextPage)
  | { outcome: 'wait'; for: 'connection' | 'server' }
  | ({ outcome: 'wait'; for: 'pin' | 'sign-in' } & NextPage)
  | { outcome: 'refused'; status: number; problem: string; html: string };

function problemIn(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const place = page.querySelector('main [role=alert]') ?? page.querySelector('main p') ?? page.body;
  return place.textContent?.trim() || 'The restaurant’s day has changed since.';
}

export async function sendAct({ address, body }: Pick<WaitingAct, 'address' | 'body'>): Promise<SentAct> {
  const init = { method: 'POST', body: new URLSearchParams(body), headers: { 'x-script': '1' } };
  const response = await fetch(address, init).catch(() => null);
  if (!response) return { outcome: 'wait', for: 'connection' };
  const { status, headers } = response;
  if (status === TOO_MANY_REQUESTS || status >= SERVER_ERROR) return { outcome: 'wait', for: 'server' };
  const url = headers.get('x-location');
  if (url === '/desk/sign-in') return { outcome: 'wait', for: 'sign-in', url };
  if (url !== null) return { outcome: 'done', url };
  const html = await response.text();
  if (html.includes('name="desk.pin"')) return { outcome: 'wait', for: 'pin', html };
  if (response.ok) return { outcome: 'done', html };
  return { outcome: 'refused', status, problem: problemIn(html), html };
}
