import { expect, test } from 'vitest';
import { messageQuota } from '../../messages/message-wait.ts';
import { limitHeaders } from './limit-headers.ts';

test.each([
  [{ name: 'write', points: 30, seconds: 60 }, 7, '"write";q=30;w=60', '"write";r=0;t=7'],
  [{ name: 'holds', points: 3 }, 480, '"holds";q=3', '"holds";r=0;t=480'],
  [messageQuota(3600), 3600, '"messages";q=5;w=3600', '"messages";r=0;t=3600'],
  [messageQuota(3601), 3601, '"messages";q=10;w=86400', '"messages";r=0;t=3601'],
])('%j with %i s to wait', (quota, wait, policy, ratelimit) =>
  expect(limitHeaders(quota, wait)).toEqual({ 'retry-after': String(wait), 'ratelimit-policy': policy, ratelimit }),
);
