import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { frameParts } from './layout/frame-parts.server.tsx';
import { logOnce } from './pages/tiles/tile-log.ts';
import { pageContext } from './platform/api/page-context.ts';
import { errorWords } from './platform/error-words.ts';
import { describedContext } from './seo/structured-data.ts';
import { StructuredDataProvider } from './seo/structured-data-scripts.tsx';
import { frameContext } from './settings/layout-settings.ts';
import { StaticPartsProvider } from './ui/static-part.tsx';
import { BAD_REQUEST } from './values/http-status.ts';

export const streamTimeout = 5_000;

type RequestInfo = { request: Request; context: RouterContextProvider };

/** Logs an error of a loader or component, unless the visitor aborted the request. */
export function handleError(error: unknown, { request, context }: RequestInfo) {
  if (request.signal.aborted) return;
  context.get(pageContext).logProblem(errorWords(error));
}

/** Logs the parts of a page that failed and were left out. */
function logLeftOut(errors: unknown[], { request, context }: RequestInfo): void {
  const { logProblem } = context.get(pageContext);
  for (const error of errors)
    logOnce(`A part of ${new URL(request.url).pathname} was left out: ${errorWords(error)}`, logProblem);
}

/** The title of a page that rejects a posted form, unless the page already marks it. */
const REFUSED_TITLE = /<title>(?!Error: )/;

/** Renders the whole page before sending it, because it goes into the page cache. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, staticParts } = context.get(pageContext);
  const frame = context.get(frameContext);
  return new Promise((resolve, reject) => {
    const leftOut: unknown[] = [];
    const { pipe, abort } = renderToPipeableStream(
      <StaticPartsProvider value={{ ...staticParts, ...(frame && frameParts(frame)) }}>
        <StructuredDataProvider value={(frame && context.get(describedContext)?.(frame)) ?? []}>
          <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
        </StructuredDataProvider>
      </StaticPartsProvider>,
      {
        nonce,
        async onAllReady() {
          clearTimeout(timer);
          logLeftOut(leftOut, { request, context });
          headers.set('content-type', 'text/html; charset=utf-8');
          const html = await text(pipe(new PassThrough()));
          const isRefused = request.method === 'POST' && status >= BAD_REQUEST;
          const page = isRefused ? html.replace(REFUSED_TITLE, '<title>Error: ') : html;
          resolve(new Response(page, { status, headers }));
        },
        // The page itself failed: the router reports it and renders the error page.
        onShellError: reject,
        onError(error) {
          leftOut.push(error);
        },
        // No part of the page may depend on a script to insert it later.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
