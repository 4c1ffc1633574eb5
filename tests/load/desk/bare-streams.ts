// The yardstick of the desk's streams, as a process of its own: node:http that knows what changed without asking a
// database, and looks as often.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOK_MS } from '../../../src/desk/engine/live-days.server.ts';

const listeners = new Map<ServerResponse, string>();
const changed = new Set<string>();

const server = createServer(({ method, url = '' }, response) => {
  if (method === 'POST') {
    changed.add(url);
    response.writeHead(204).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write('retry: 2000\n\n');
  listeners.set(response, url);
  response.on('close', () => listeners.delete(response));
});
setInterval(() => {
  for (const [listener, url] of listeners) if (changed.has(url)) listener.write('event: change\ndata: changed\n\n');
  changed.clear();
}, LOOK_MS);
server.listen(0, '127.0.0.1', () => process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
