import { expect, test } from 'vitest';
import { connectionsFor } from './connections.server.ts';

test.each([
  [1024, 768],
  [65_536, 10_000],
  [400, 200],
  [100, 64],
])('of %i descriptors %i are for connections', (descriptors, connections) => {
  expect(connectionsFor(descriptors)).toBe(connections);
});
