import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { BAD_REQUEST } from '../../values/http-status.ts';
import type { Jobs } from './jobs.ts';

/** The key to the list, derived from the installation's secret. */
export const failedJobsKey = (secret: string): string =>
  createHmac('sha256', secret).update('failed jobs').digest('base64url');

const selection = z.union([z.strictObject({ id: z.guid() }), z.strictObject({ queue: z.string() })]);

/**
 * For `npm run jobs`. GET /jobs lists failed jobs; POST /jobs/retry with `{id}` or `{queue}` requeues them, and POST
 * /jobs/drop deletes them. Both respond with their number, `{count}`. 404 without the key.
 */
export function failedJobs(jobs: Pick<Jobs, 'failed' | 'retry' | 'drop'>, secret: string): Hono {
  const expected = Buffer.from(`Bearer ${failedJobsKey(secret)}`);
  const app = new Hono();
  app.use('/jobs/*', (c, next) => {
    const authorization = Buffer.from(c.req.header('authorization') ?? '');
    const isKnown = authorization.length === expected.length && timingSafeEqual(authorization, expected);
    return isKnown ? next() : Promise.resolve(c.notFound());
  });
  app.get('/jobs', async (c) => c.json({ failed: await jobs.failed() }));
  for (const act of ['retry', 'drop'] as const)
    app.post(`/jobs/${act}`, async (c) => {
      const body = selection.safeParse(await c.req.json().catch(() => null));
      return body.success ? c.json({ count: await jobs[act](body.data) }) : c.json({ count: 0 }, BAD_REQUEST);
    });
  return app;
}
