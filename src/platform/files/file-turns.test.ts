import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { onBehalfOf } from '../api/caller/visitor.server.ts';
import type { Limiter } from '../http/limits/limiter.server.ts';
import { createFileQueue } from './file-queue.ts';
import { createFileTurns } from './file-turns.server.ts';

/** A limiter of so many points, and what each visitor has used of them. */
function limiterOf(points: number) {
  const used = new Map<string, number>();
  const add = (visitor: string, cost: number) => used.set(visitor, (used.get(visitor) ?? 0) + cost).get(visitor) ?? 0;
  const count = async (visitor: string, cost = 1) => (add(visitor, cost) > points ? 90 : 0);
  const giveBack = async (visitor: string, cost = 1) => void add(visitor, -cost);
  return { limiter: Object.assign(count, { giveBack }) satisfies Limiter, used };
}

function openForms(points: number, most: number) {
  const { limiter, used } = limiterOf(points);
  const turns = createFileTurns(limiter, createFileQueue({ most, mostOfOne: most, deadlineMs: 2 ** 30 }));
  const app = new Hono().post('/:cost', async (c) => {
    const read = await turns(c, Number(c.req.param('cost')), async () => 'read');
    return read instanceof Response ? read : c.text(read);
  });
  const send = (cost: number, visitor = '192.0.2.1') =>
    onBehalfOf(visitor, async () => app.request(`/${cost}`, { method: 'POST' }));
  return { send, used };
}

test('a form is counted by what its files cost, for each visitor', async () => {
  const { send } = openForms(100, 9);
  expect(await (await send(60)).text()).toBe('read');
  const refused = await send(50);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '90']);
  expect((await send(100, '192.0.2.2')).status).toBe(200);
});

test('a form that there is no room for costs nothing, and is told when to come again', async () => {
  const { send, used } = openForms(100, 0);
  const refused = await send(60);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '20']);
  expect(await refused.json()).toMatchObject({
    message: expect.stringContaining('You won’t lose anything you’ve typed'),
  });
  expect(used.get('192.0.2.1')).toBe(0);
});
