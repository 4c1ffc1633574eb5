import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { onThisMachine } from './this-machine.server.ts';

const app = new Hono().use(onThisMachine).get('/', (c) => c.text('here'));

type Socket = { localAddress?: string; remoteAddress?: string };
const LOOPBACK: Socket = { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' };
const ask = (socket: Socket | undefined, headers: Record<string, string>) =>
  app.request('/', { headers: { host: 'localhost:3000', ...headers } }, socket && { incoming: { socket } });

test.each<[string, Socket, Record<string, string>]>([
  ['by IPv4', LOOPBACK, {}],
  ['by its number', LOOPBACK, { host: '127.0.0.1:3000' }],
  ['by IPv6', { localAddress: '::1', remoteAddress: '::1' }, { host: '[::1]:3000' }],
  ['by both', { localAddress: '::ffff:127.0.0.1', remoteAddress: '::ffff:127.0.0.1' }, {}],
])('a caller on this machine is answered %s', async (_, socket, headers) => {
  expect((await ask(socket, headers)).status).toBe(200);
});

test.each<[string, Socket | undefined, Record<string, string>]>([
  ['of another machine', { localAddress: '10.0.0.5', remoteAddress: '10.0.0.9' }, {}],
  ['by this machine’s other address', { localAddress: '10.0.0.5', remoteAddress: '10.0.0.5' }, {}],
  ['whose address is not known', undefined, {}],
  ['through a proxy that says so', LOOPBACK, { 'x-forwarded-for': '203.0.113.7' }],
  ['through one that says so in its own way', LOOPBACK, { via: '1.1 gate' }],
  ['through one in the standard’s way', LOOPBACK, { forwarded: 'for=203.0.113.7' }],
  ['by another name', LOOPBACK, { host: 'www.tavola.example' }],
  ['by a name that begins like this machine’s', LOOPBACK, { host: 'localhost.evil.example' }],
])('a caller %s finds nothing', async (_, socket, headers) => {
  expect((await ask(socket, headers)).status).toBe(404);
});
