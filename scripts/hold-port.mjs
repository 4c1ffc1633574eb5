// Serves the site's port during a build. Plain JavaScript, since an old Node may run it.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(new URL('../src/platform/http/starting.html', import.meta.url));
const monitoring = {
  '/healthz': [200, { status: 'up' }],
  '/readyz': [503, { status: 'starting' }],
};
const api = [503, { code: 503, title: 'Starting', message: 'We’re just opening. Please try again in a moment.' }];

function answer(request, response) {
  const path = request.url.split('?')[0];
  const [status, body] = monitoring[path] ?? (/^\/api(\/|$)/.test(path) ? api : [503, page]);
  const type = body === page ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '5' });
  response.end(body === page ? page : JSON.stringify(body));
}

/**
 * Listens with a page that reloads itself; resolves to a function that releases the port. If the port is taken, the
 * server itself will say so.
 */
export async function holdPort({ PORT = '3000', HOST } = process.env) {
  const server = createServer(answer);
  const port = Number(PORT || '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65535) return async () => {};
  const listening = once(server.listen(port, HOST || undefined), 'listening').then(
    () => true,
    () => false,
  );
  if (!(await listening)) return async () => {};
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
