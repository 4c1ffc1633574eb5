import { SERVER_ERROR, UNAVAILABLE } from '../../values/http-status.ts';
import { SECURITY_HEADERS } from './security-headers.ts';
import startingPage from './starting.html?raw';

/** The state before the application is open: starting, or failed and retrying. */
export type StartUp = { kind: 'starting' } | { kind: 'failed'; reason: string };

const RETRY_SECONDS = 2;
const STARTING = 'We’re just opening. Please try again in a moment.';
const FAILED = 'Something went wrong. Please try again in a few minutes.';

/** The page of a failed start (product 8.3): status, a message that reveals nothing, a link home. */
const failedPage = startingPage
  .replace(/<title>.*<\/title>/, `<title>${SERVER_ERROR}: ${FAILED}</title>`)
  .replace(
    /<main>[\s\S]*<\/main>/,
    `<main><p>${SERVER_ERROR}</p><h1>${FAILED}</h1><p><a href="/">Return to homepage</a></p></main>`,
  );

function forMonitoring(state: StartUp) {
  return state.kind === 'starting' ? { status: 'starting' } : { status: 'not ready', reason: state.reason };
}

/** Responds before the application is open: with a page that reloads itself, or JSON for the API and monitoring. */
export function startUpAnswer(request: Request, state: StartUp): Response {
  const { pathname } = new URL(request.url);
  const headers = { ...SECURITY_HEADERS, 'cache-control': 'no-store', 'retry-after': String(RETRY_SECONDS) };
  if (pathname === '/healthz') return Response.json({ status: 'up' });
  if (pathname === '/readyz') return Response.json(forMonitoring(state), { status: UNAVAILABLE, headers });
  const isStarting = state.kind === 'starting';
  const status = isStarting ? UNAVAILABLE : SERVER_ERROR;
  if (/^\/api(\/|$)/.test(pathname)) {
    const words = isStarting
      ? { title: 'Starting', message: STARTING }
      : { title: 'Something went wrong', message: FAILED };
    return Response.json({ code: status, ...words }, { status, headers });
  }
  const page = isStarting ? startingPage : failedPage;
  return new Response(page, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } });
}
