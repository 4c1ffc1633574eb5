// Answers at the site's address while it is being built. Plain JavaScript, since it may be run by an old Node.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const page = readFileSync(new URL('../src/platform/http/starting.html', import.meta.url));
const starting = {
  '/healthz': [200, { status: 'up' }],
  '/readyz': [503, { status: 'starting' }],
};
const api = [503, { code: 503, title: 'Starting', message: 'We’re just opening. Please try again in a moment.' }];

function answer(request, response) {
  const path = request.url.split('?')[0];
  const [status, body] = starting[path] ?? (/^\/api(\/|$)/.test(path) ? api : [503, page]);
  const type = body === page ? 'text/html; charset=utf-8' : 'application/json';
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', 'retry-after': '5' });
  response.end(body === page ? page : JSON.stringify(body));
}

/**
 * Listens with a page that reloads itself; the function it resolves to gives the port free again. When the port cannot
 * be had, the server itself will say so.
 */
export async function holdPort({ PORT = '3000', HOST } = process.env) {
  const server = createServer(answer);
  const port = Number(PORT || '3000');
  if (!Number.isInteger(port) || port < 1 || port > 65535) return async () => {};
  const held = once(server.listen(port, HOST || undefined), 'listening').then(
    () => true,
    () => false,
  );
  if (!(await held)) return async () => {};
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
