import { randomUUID } from 'node:crypto';
import { sessionCookie, sessionInCookies } from './session-id.ts';
import { inSession } from './visitor.server.ts';

/**
 * Answers with a page made for one browser, whose calls to the backends carry that browser's session id: the one in
 * its cookie, or a new one that it is given. A form that comes without a cookie is from a browser that keeps none: it
 * goes under the server's own id, so that sent twice it is known again.
 */
export async function pageInSession(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const known = sessionInCookies(request.headers.get('cookie') ?? '');
  if (known) return inSession(known, answer);
  if (request.method !== 'GET') return answer();
  const id = randomUUID();
  const page = await inSession(id, answer);
  page.headers.append('set-cookie', sessionCookie(id, request.url.startsWith('https:')));
  return page;
}
