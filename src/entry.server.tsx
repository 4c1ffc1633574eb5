import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageContext } from './context.ts';

export const streamTimeout = 5_000;

/** What a loader or a component threw: one line in the log. A diner who went away is no error. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
) {
  if (request.signal.aborted) return;
  context.get(pageContext).trouble(error instanceof Error ? (error.stack ?? error.message) : String(error));
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
    let failed = status;
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} />, {
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        headers.set('content-type', 'text/html; charset=utf-8');
        resolve(new Response(createReadableStreamFromReadable(body), { status: failed, headers }));
        pipe(body);
      },
      onShellError: reject,
      onError(error) {
        failed = 500;
        handleError(error, { request, context });
      },
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
