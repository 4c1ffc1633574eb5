import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { frameParts } from './layout/frame-parts.server.tsx';
import { logOnce } from './pages/tiles/tile-log.ts';
import { pageContext } from './platform/api/page-context.ts';
import { errorWords } from './platform/error-words.ts';
import { partPlace } from './platform/http/page/drawn-page.ts';
import { describedContext, structuredDataScripts } from './seo/structured-data.ts';
import { frameContext } from './settings/layout-settings.ts';
import { DrawnParts, type StaticParts } from './ui/static-part.tsx';
import { BAD_REQUEST } from './values/http-status.ts';
import { inScript } from './values/in-script.ts';

export const streamTimeout = 5_000;

type Asked = { request: Request; context: RouterContextProvider };

/** Logs an error of a loader or component. A request the visitor aborted is no error. */
export function handleError(error: unknown, { request, context }: Asked) {
  if (request.signal.aborted) return;
  context.get(pageContext).logProblem(errorWords(error));
}

/** Logs the parts of a page that failed and were left out. */
function logLeftOut(errors: unknown[], { request, context }: Asked): void {
  const { logProblem: trouble } = context.get(pageContext);
  for (const error of errors)
    logOnce(`A part of ${new URL(request.url).pathname} was left out: ${errorWords(error)}`, trouble);
}

/** What React writes a page to: it takes the page whole, since nobody reads it in pieces, and needs nothing of a stream. */
function whole(done: (html: string) => void, failed: (error: Error) => void): Writable {
  let html = '';
  // The built server has React write text (vite.config.ts), development bytes.
  const decoder = new TextDecoder();
  const destination = {
    write(chunk: Uint8Array | string) {
      html += typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true });
      return true;
    },
    end: () => done(html),
    // When React ends it before its last byte.
    destroy: failed,
    on: () => destination,
  };
  return destination as unknown as Writable;
}

const STRUCTURED_DATA = 'structured data';
const DATA = 'page data';
/** The title of a page that refuses what was posted to it, unless it says so itself. */
const REFUSED_TITLE = /<title>(?!Error: )/;
const PAGE_END = '</body></html>';

/** What the renderer need not go through: HTML that was drawn before, and what the page is about. */
function partsOf(context: RouterContextProvider): StaticParts {
  const frame = context.get(frameContext);
  const described = frame && context.get(describedContext)?.(frame);
  return {
    ...context.get(pageContext).staticParts,
    ...(frame && frameParts(frame)),
    ...(described && { [STRUCTURED_DATA]: structuredDataScripts(described) }),
  };
}

/** Gives the router the data of the page, which stand before it. The same on every page: so is its hash in the policy. */
const TAKE_DATA =
  '{const router=window.__reactRouterContext.streamController;' +
  'router.enqueue(document.currentScript.previousElementSibling.textContent);router.close()}';

/**
 * The data of the page as the router encodes them. Its own component would wait for their stream twice while it renders,
 * and write them as code; loaders leave nothing for later, so that all is there at once.
 */
async function dataBlock(stream: EntryContext['serverHandoffStream']): Promise<string> {
  return stream ? `<script type="application/json">${inScript(await text(stream))}</script>` : '';
}

/** The routes of this page: the router would make those of the whole site anew for each rendering, and use no others. */
function ownRoutes({ manifest, staticHandlerContext }: Pick<EntryContext, 'manifest' | 'staticHandlerContext'>) {
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]]);
  return { ...manifest, routes: Object.fromEntries(own) } as EntryContext['manifest'];
}

/**
 * Renders the whole page before it is sent: it goes into the page cache, its own scripts, which carry a mark, are hashed
 * for the policy, and its static parts are put in their places.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  { serverHandoffStream, ...routerContext }: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // Of this rendering alone: what content brings into the page cannot know it.
  const mark = randomUUID();
  const parts = { ...partsOf(context), [DATA]: await dataBlock(serverHandoffStream) };
  const indexes = new Map(Object.keys(parts).map((name, index) => [name, index]));
  const place = (name: string) => {
    const index = indexes.get(name);
    return index === undefined ? '' : partPlace(mark, index);
  };
  return new Promise((resolve, reject) => {
    const leftOut: unknown[] = [];
    const page = (
      <DrawnParts value={place}>
        <ServerRouter
          context={{ ...routerContext, manifest: ownRoutes(routerContext) }}
          url={request.url}
          nonce={mark}
        />
      </DrawnParts>
    );
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce: mark,
      onAllReady() {
        clearTimeout(timer);
        logLeftOut(leftOut, { request, context });
        headers.set('content-type', 'text/html; charset=utf-8');
        const done = (rendered: string) => {
          const isRefused = request.method === 'POST' && status >= BAD_REQUEST;
          const html = (isRefused ? rendered.replace(REFUSED_TITLE, '<title>Error: ') : rendered)
            .replace('</head>', () => `${place(STRUCTURED_DATA)}</head>`)
            .replace(PAGE_END, () => `${place(DATA)}<script nonce="${mark}">${TAKE_DATA}</script>${PAGE_END}`);
          context.get(pageContext).drawn = { html, mark, parts: Object.values(parts) };
          resolve(new Response(null, { status, headers }));
        };
        pipe(whole(done, reject));
      },
      // The page itself failed: the router reports it and renders the error page.
      onShellError: reject,
      onError(error) {
        leftOut.push(error);
      },
      // No part of the page may depend on a script that inserts it later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}
