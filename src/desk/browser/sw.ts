type FetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void };

/** As long as a session lives without use. No import: a worker is one file. */
const PAGE_LIFE_MS = 12 * 60 * 60 * 1000;
/** A slower connection counts as offline. */
const PATIENCE_MS = 8000;

const NOT_CONNECTED = `<!doctype html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Not connected</title>
<style>body{margin:0;padding:24px;font:18px/1.5 sans-serif;background:#fff7ea;color:#241a12}a{color:inherit}</style>
<main><h1>Not connected</h1><p>This page needs a connection. Today’s and tomorrow’s bookings can be read without one.</p>
<p><a href="DAY">Back to today</a></p></main></html>`;

const isAsset = ({ url }: Request) => new URL(url).pathname.startsWith('/assets/');

const isRecent = ({ headers }: Response) => Date.now() - Date.parse(headers.get('date') ?? '') < PAGE_LIFE_MS;

async function storedPage(request: Request): Promise<Response> {
  const page = await caches.match(request.url.replace(/#.*/, ''));
  if (page && isRecent(page)) return page;
  // The first two parts of a page's address are the desk's and the restaurant's.
  const day = new URL(request.url).pathname.split('/').slice(0, 3).join('/');
  return new Response(NOT_CONNECTED.replace('DAY', day), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const pause = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function pageOf(request: Request): Promise<Response> {
  const response = await Promise.race([fetch(request).catch(() => undefined), pause()]);
  return response ?? storedPage(request);
}

const assetOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const respondWith = (response: Promise<Response>) => (event as FetchEvent).respondWith(response);
  if (request.method !== 'GET') return;
  if (request.mode === 'navigate') respondWith(pageOf(request));
  else if (isAsset(request)) respondWith(assetOf(request));
});

export {};
