import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { onBehalfOf } from '../api/caller/visitor.server.ts';
import type { Limiter } from '../http/limits/limiter.server.ts';
import { createFileQueue } from './file-queue.ts';
import { createFileTurns } from './file-turns.server.ts';

/** A limiter with a number of points, and the points each visitor has used. */
function limiterOf(points: number) {
  const usage = new Map<string, number>();
  const add = (visitor: string, cost: number) => usage.set(visitor, (usage.get(visitor) ?? 0) + cost).get(visitor) ?? 0;
  const count = async (visitor: string, cost = 1) => (add(visitor, cost) > points ? 90 : 0);
  const giveBack = async (visitor: string, cost = 1) => void add(visitor, -cost);
  return { limiter: Object.assign(count, { giveBack }) satisfies Limiter, usage };
}

function openForms(points: number, most: number) {
  const { limiter, usage } = limiterOf(points);
  const turns = createFileTurns(limiter, createFileQueue({ most, mostOfOne: most, deadlineMs: 2 ** 30 }));
  const app = new Hono().post('/:cost', async (c) => {
    const outcome = await turns(c, Number(c.req.param('cost')), async () => 'read');
    return outcome instanceof Response ? outcome : c.text(outcome);
  });
  const send = (cost: number, visitor = '192.0.2.1') =>
    onBehalfOf(visitor, async () => app.request(`/${cost}`, { method: 'POST' }));
  return { send, usage };
}

test('a form counts by the cost of its files, per visitor', async () => {
  const { send } = openForms(100, 9);
  expect(await (await send(60)).text()).toBe('read');
  const refusal = await send(50);
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([429, '90']);
  expect((await send(100, '192.0.2.2')).status).toBe(200);
});

test('a form turned away for lack of room costs nothing and gets Retry-After', async () => {
  const { send, usage } = openForms(100, 0);
  const refusal = await send(60);
  expect([refusal.status, refusal.headers.get('retry-after')]).toEqual([503, '20']);
  expect(await refusal.json()).toMatchObject({
    message: expect.stringContaining('You won’t lose anything you’ve typed'),
  });
  expect(usage.get('192.0.2.1')).toBe(0);
});
