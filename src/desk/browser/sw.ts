type FetchEvent = Event & { request: Request; respondWith: (response: Promise<Response>) => void };

/** As long as a session lives without use. No import: a worker is one file. */
const PAGE_LIFE_MS = 12 * 60 * 60 * 1000;
/** A slower connection counts as offline. */
const PATIENCE_MS = 8000;

const UNAVAILABLE = 503;

const NOT_CONNECTED = `<!doctype html><html lang="en-GB"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Not connected</title>
<style>body{margin:0;padding:24px;font:18px/1.5 sans-serif;background:#fff7ea;color:#241a12}a{color:inherit}button{font:inherit;min-height:44px;padding:0 16px}</style>
<main><h1>Not connected</h1>WORDS<p><a href="DAY">Back to today</a></p></main></html>`;
const NEEDED = '<p>This page needs a connection. Today’s and tomorrow’s bookings can be read without one.</p>';

const isAsset = ({ url }: Request) => new URL(url).pathname.startsWith('/assets/');

/** By the device's own clock, as when it was stored: that clock may be wrong. */
const isRecent = ({ headers }: Response) =>
  Math.abs(Date.now() - Number(headers.get('x-stored-at') ?? 0)) < PAGE_LIFE_MS;

async function storedPage(request: Request): Promise<Response | undefined> {
  const page = await caches.match(request.url.replace(/#.*/, ''));
  return page && isRecent(page) ? page : undefined;
}

function notConnected(request: Request, words = NEEDED): Response {
  // The first two parts of a page's address are the desk's and the restaurant's.
  const day = new URL(request.url).pathname.split('/').slice(0, 3).join('/');
  const html = NOT_CONNECTED.replace('DAY', day).replace('WORDS', () => words);
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A form that couldn't be sent, to be sent again. */
async function unsent(request: Request): Promise<Response> {
  const fields = [...new URLSearchParams(await request.text())].map(
    ([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
  );
  const words = '<p>That hasn’t been saved. What you entered is still here: try again once you’re connected.</p>';
  return notConnected(request, `${words}<form method="post">${fields.join('')}<button>Try again</button></form>`);
}

const pause = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));

async function pageOf(request: Request): Promise<Response> {
  const response = await Promise.race([fetch(request).catch(() => undefined), pause()]);
  if (response && response.status !== UNAVAILABLE) return response;
  return (await storedPage(request)) ?? response ?? notConnected(request);
}

async function sendForm(request: Request): Promise<Response> {
  // Back to a form's response, which isn't cached: fetch the page, and don't resend the form.
  if (request.cache === 'only-if-cached') return pageOf(new Request(request.url, { redirect: 'manual' }));
  const copy = request.clone();
  return fetch(request).catch(() => unsent(copy));
}

const assetOf = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const respondWith = (response: Promise<Response>) => (event as FetchEvent).respondWith(response);
  if (request.mode === 'navigate') respondWith(request.method === 'GET' ? pageOf(request) : sendForm(request));
  else if (request.method !== 'GET') return;
  else if (isAsset(request)) respondWith(assetOf(request));
});

export {};
