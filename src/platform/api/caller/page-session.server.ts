import { randomUUID } from 'node:crypto';
import { sessionCookie, sessionInCookies } from './session-id.ts';
import { inSession } from './visitor.server.ts';

/**
 * Renders a page for one browser, whose session id its API calls carry: from its cookie, or a new one we set. A form
 * without the cookie comes from a browser that rejects cookies, so it uses the server's own id and a resubmission is
 * still recognised.
 */
export async function pageInSession(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const browserId = sessionInCookies(request.headers.get('cookie') ?? '');
  if (browserId) return inSession(browserId, answer);
  if (request.method !== 'GET') return answer();
  const id = randomUUID();
  const page = await inSession(id, answer);
  page.headers.append('set-cookie', sessionCookie(id, request.url.startsWith('https:')));
  return page;
}
