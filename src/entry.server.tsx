import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './context.ts';
import { sayOnce } from './pages/tiles/tile-trouble.ts';

export const streamTimeout = 5_000;

type Asked = { request: Request; context: RouterContextProvider };

/** What a loader or a component threw: one line in the log. A diner who went away is no error. */
export function handleError(error: unknown, { request, context }: Asked) {
  if (request.signal.aborted) return;
  context.get(pageContext).trouble(error instanceof Error ? (error.stack ?? error.message) : String(error));
}

/** A part of a page that failed was left out of it. */
function tellLeftOut(errors: unknown[], { request, context }: Asked): void {
  const { trouble } = context.get(pageContext);
  for (const error of errors) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    sayOnce(`A part of ${new URL(request.url).pathname} was left out: ${reason}`, trouble);
  }
}

/** Renders the whole page before it is sent: it goes into the page cache, and its scripts are hashed for the policy. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const leftOut: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        tellLeftOut(leftOut, { request, context });
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      },
      // The page itself failed: the router tells it and shows the error page.
      onShellError: reject,
      onError(error) {
        leftOut.push(error);
      },
      // All of it is there before any is sent: no part is to come later by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
