import { expect, test } from 'vitest';
import { connectionsFor, httpTimeouts } from './connections.server.ts';

test.each([
  [1024, 768],
  [65_536, 10_000],
  [400, 200],
  [100, 64],
])('of %i descriptors, %i are for connections', (descriptors, connections) => {
  expect(connectionsFor(descriptors)).toBe(connections);
});

test("our keep-alive outlasts a proxy's, but not for browsers", () => {
  expect(httpTimeouts(true).keepAliveTimeout).toBeGreaterThan(60_000);
  expect(httpTimeouts(false).keepAliveTimeout).toBeUndefined();
});
