import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { BAD_REQUEST } from '../../values/http-status.ts';
import type { Jobs } from './jobs.ts';

/** The key for the list: whoever may read the installation's secret may read it. */
export const failedJobsKey = (secret: string): string =>
  createHmac('sha256', secret).update('failed jobs').digest('base64url');

const which = z.union([z.strictObject({ id: z.guid() }), z.strictObject({ queue: z.string() })]);

/**
 * For `npm run jobs`: GET /jobs, jobs that gave up; POST /jobs/retry with `{id}` or `{queue}`, which queues them again, and
 * POST /jobs/drop, which deletes them. Both answer `{count}`, how many. Answers whoever has the key; 404 for anyone else.
 */
export function failedJobs(jobs: Pick<Jobs, 'failed' | 'retry' | 'drop'>, secret: string): Hono {
  const expected = Buffer.from(`Bearer ${failedJobsKey(secret)}`);
  const app = new Hono();
  app.use('/jobs/*', (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const isKnown = given.length === expected.length && timingSafeEqual(given, expected);
    return isKnown ? next() : Promise.resolve(c.notFound());
  });
  app.get('/jobs', async (c) => c.json({ failed: await jobs.failed() }));
  for (const act of ['retry', 'drop'] as const)
    app.post(`/jobs/${act}`, async (c) => {
      const asked = which.safeParse(await c.req.json().catch(() => null));
      return asked.success ? c.json({ count: await jobs[act](asked.data) }) : c.json({ count: 0 }, BAD_REQUEST);
    });
  return app;
}
