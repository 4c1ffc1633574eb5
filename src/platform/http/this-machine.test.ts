import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { onThisMachine } from './this-machine.server.ts';

const app = new Hono().use(onThisMachine).get('/', (c) => c.text('here'));

type Socket = { localAddress?: string; remoteAddress?: string };
const LOOPBACK: Socket = { localAddress: '127.0.0.1', remoteAddress: '127.0.0.1' };
const ask = (socket: Socket | undefined, headers: Record<string, string>) =>
  app.request('/', { headers: { host: 'localhost:3000', ...headers } }, socket && { incoming: { socket } });

test.each<[string, Socket, Record<string, string>]>([
  ['over IPv4', LOOPBACK, {}],
  ['by IP address', LOOPBACK, { host: '127.0.0.1:3000' }],
  ['over IPv6', { localAddress: '::1', remoteAddress: '::1' }, { host: '[::1]:3000' }],
  ['over IPv4-mapped IPv6', { localAddress: '::ffff:127.0.0.1', remoteAddress: '::ffff:127.0.0.1' }, {}],
])('a caller on this machine is served %s', async (_, socket, headers) => {
  expect((await ask(socket, headers)).status).toBe(200);
});

test.each<[string, Socket | undefined, Record<string, string>]>([
  ['from another machine', { localAddress: '10.0.0.5', remoteAddress: '10.0.0.9' }, {}],
  ['through this machine’s other address', { localAddress: '10.0.0.5', remoteAddress: '10.0.0.5' }, {}],
  ['with an unknown address', undefined, {}],
  ['through a proxy with X-Forwarded-For', LOOPBACK, { 'x-forwarded-for': '203.0.113.7' }],
  ['through a proxy with Via', LOOPBACK, { via: '1.1 gate' }],
  ['through a proxy with Forwarded', LOOPBACK, { forwarded: 'for=203.0.113.7' }],
  ['under another host name', LOOPBACK, { host: 'www.tavola.example' }],
  ['under a host name that starts like localhost', LOOPBACK, { host: 'localhost.evil.example' }],
])('a caller %s gets a 404', async (_, socket, headers) => {
  expect((await ask(socket, headers)).status).toBe(404);
});
