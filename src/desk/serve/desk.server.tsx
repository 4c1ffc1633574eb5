import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  matchRoutes,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { countedVisitor } from '../../platform/api/caller/visitor.server.ts';
import { isRead } from '../../platform/http/known-methods.ts';
import { SECURITY_HEADERS } from '../../platform/http/security-headers.ts';
import { drawStatic } from '../../ui/draw-static.server.ts';
import {
  BAD_REQUEST,
  FORBIDDEN,
  NOT_FOUND,
  SEE_OTHER,
  SERVER_ERROR,
  TOO_MANY_REQUESTS,
  UNAVAILABLE,
} from '../../values/http-status.ts';
import { waitText } from '../../values/time/duration.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import { type Viewer, viewerOf } from '../engine/viewer.server.ts';
import { CONFIRM, type DeskRequest, deskContext } from '../frame/desk-context.server.ts';
import { FAILED, readDeskForm } from '../frame/desk-form.server.tsx';
import { isAway } from '../frame/is-away.server.ts';
import { mailLink } from '../frame/mail-link.server.ts';
import { deskCookies } from './cookies.server.ts';
import type { DeskFiles } from './desk-files.server.ts';
import { type Access, deskRoutes } from './routes.server.ts';
import { takePin } from './take-pin.server.ts';

const BASE = '/desk';

const RETRY_SECONDS = 5;

const WITHOUT_CAMERA = 'camera=(), microphone=(), payment=(), geolocation=()';

const HEADERS = {
  ...SECURITY_HEADERS,
  'cache-control': 'no-store',
  // Links name nothing but the site; forms still have an Origin.
  'referrer-policy': 'strict-origin',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': WITHOUT_CAMERA,
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
};

const { dataRoutes, query, queryRoute } = createStaticHandler(deskRoutes, { basename: BASE });

const routeAt = (pathname: string) => matchRoutes(dataRoutes, pathname, BASE)?.at(-1)?.route;

const accessAt = ({ url }: Request) => routeAt(new URL(url).pathname)?.handle as Access | undefined;

const words = (text: string, status: number) =>
  new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } });

const goTo = (path: string) => new Response(null, { status: SEE_OTHER, headers: { location: `${BASE}${path}` } });

/** Whether a write comes from one of our own pages: any other, or one that doesn't say, is refused. */
const isOwn = ({ headers, url }: Request) => headers.get('origin') === new URL(url).origin;

/** Whether a page asks by itself, without anybody having touched it. */
const isByItself = ({ headers }: Request) => headers.has('x-refresh') || headers.get('accept') === 'text/event-stream';

/** To a script, which reads no page of a redirect's, the address it would lead to. */
function forScript({ headers }: Request, response: Response): Response {
  const location = response.headers.get('location');
  if (!headers.has('x-script') || location === null) return response;
  return new Response(null, { status: 204, headers: { 'x-location': location } });
}

function drawPage(context: StaticHandlerContext, { style, script, fonts }: DeskFiles): string {
  const markup = drawStatic(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={font} />
        ))}
        <link rel="stylesheet" href={style} />
        <script type="module" src={script} />
      </head>
      <body>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}

/** The post as its page's own form sent it. */
const withoutSender = (request: Request, { sender, form }: DeskRequest) =>
  form.method === 'get' || Object.values(sender).every((value) => value === undefined)
    ? request
    : new Request(request.url, { method: 'POST', body: new URLSearchParams(form.fields) });

const contextOf = (context: DeskRequest) => new RouterContextProvider(new Map([[deskContext, context]]));

/** Answers what has no page; its refusals are thrown. */
async function answerPlainly(request: Request, context: DeskRequest): Promise<Response> {
  try {
    return await queryRoute(request, { requestContext: contextOf(context) });
  } catch (refusal) {
    if (refusal instanceof Response) return refusal;
    if (isRouteErrorResponse(refusal)) return words(String(refusal.data), refusal.status);
    throw refusal;
  }
}

/** Where a request is sent instead of a page that is not for its viewer; null where the page is for them. */
function elsewhere(access: Access | undefined, viewer: Viewer | null): Response | null {
  if (access?.for === 'anybody') return null;
  if (!viewer) return goTo('/sign-in');
  return viewer.kind === 'person' || access?.for === 'tablets' ? null : goTo('/pin');
}

/** The desk as a function of requests: who is asking, whether they may, and the page. */
export function createDesk(deps: DeskDeps, files: DeskFiles) {
  const cookies = deskCookies(deps.publicUrl);
  /** Seconds to wait: by person or tablet, and by address on pages that are open to everybody. */
  const waitFor = (access: Access | undefined, viewer: Viewer | null) =>
    access?.for === 'anybody' || !viewer
      ? deps.limits.signIn(countedVisitor())
      : deps.limits.write(viewer.kind === 'person' ? viewer.person.id : viewer.device.id);

  /** The page at an address, or what its action answers. */
  async function draw(request: Request, context: DeskRequest, status?: number): Promise<Response> {
    const result = await query(request, { requestContext: contextOf(context) });
    if (result instanceof Response) return result;
    const failure = Object.values(result.errors ?? {}).find((error) => !isRouteErrorResponse(error));
    if (failure) throw failure;
    const page = drawPage(result, files);
    const isRefused = context.form.method === 'post' && (context.problem || result.statusCode >= BAD_REQUEST);
    return new Response(isRefused ? page.replace('<title>', '<title>Error: ') : page, {
      status: status ?? result.statusCode,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  }

  /** Draws another page in place of the requested one; `seconds` becomes Retry-After. */
  async function drawInstead(
    path: string,
    request: Request,
    context: DeskRequest,
    { status, seconds }: { status: number; seconds?: number },
  ): Promise<Response> {
    const response = await draw(new Request(new URL(BASE + path, request.url)), context, status);
    if (seconds) response.headers.set('retry-after', String(seconds));
    return response;
  }

  /** In place of a page that failed: what was sent, to be sent again. */
  async function drawFailure(request: Request, context: DeskRequest, problem: unknown): Promise<Response> {
    // The browser has gone.
    if (request.signal.aborted) throw problem;
    if (isAway(problem)) return drawInstead(FAILED, request, context, { status: UNAVAILABLE, seconds: RETRY_SECONDS });
    deps.report(problem, new URL(request.url).pathname);
    return drawInstead(FAILED, request, context, { status: SERVER_ERROR });
  }

  async function answer(request: Request, context: DeskRequest): Promise<Response> {
    const route = routeAt(new URL(request.url).pathname);
    const access = route?.handle as Access | undefined;
    const isWrite = !isRead(request.method);
    if (isWrite && !isOwn(request)) return words('That form came from another site, so we haven’t read it.', FORBIDDEN);
    const viewer = await viewerOf(deps, context.tokens, !isByItself(request));
    context.viewer = viewer;
    const refused = elsewhere(access, viewer);
    // A script keeps what it sends.
    const isKept = isWrite && !viewer && route?.Component !== undefined && !request.headers.has('x-script');
    if (refused && !isKept) return refused;
    const seconds = isWrite ? await waitFor(access, viewer) : 0;
    if (seconds > 0) {
      context.problem = `That was a lot at once. Please try again in ${waitText(seconds)}.`;
      return drawInstead(FAILED, request, context, { status: TOO_MANY_REQUESTS, seconds });
    }
    const ask = (path: string, status: number) => drawInstead(path, request, context, { status });
    if (refused) {
      context.problem = await mailLink(deps, context.sender);
      return ask('/sign-in', FORBIDDEN);
    }
    if (isWrite && access?.for === 'tablets' && viewer?.kind === 'device' && !viewer.acting) {
      const refusal = await takePin(deps, viewer.device, context.sender);
      context.problem = refusal?.problem ?? null;
      if (refusal) return ask('/pin', refusal.status);
      context.viewer = await viewerOf(deps, context.tokens);
    }
    if (route && !route.Component && !isWrite && !route.loader)
      return words('There’s nothing at this address.', NOT_FOUND);
    const sent = withoutSender(request, context);
    const response = await (route && !route.Component ? answerPlainly(sent, context) : draw(sent, context));
    return response.headers.get('location') === BASE + CONFIRM ? ask(CONFIRM, FORBIDDEN) : response;
  }

  return {
    async fetch(request: Request): Promise<Response> {
      const set: string[] = [];
      const context: DeskRequest = {
        ...{ deps, viewer: null, tokens: cookies.read(request), problem: null, ...(await readDeskForm(request)) },
        setToken: (name, token) => set.push(cookies.write(name, token)),
      };
      const own = await answer(request, context).catch((problem) => drawFailure(request, context, problem));
      const response = forScript(request, own);
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value);
      if (accessAt(request)?.usesCamera)
        headers.set('permissions-policy', WITHOUT_CAMERA.replace('camera=()', 'camera=(self)'));
      for (const cookie of set) headers.append('set-cookie', cookie);
      return new Response(response.body, { status: response.status, headers });
    },
  };
}
export type Desk = ReturnType<typeof createDesk>;
