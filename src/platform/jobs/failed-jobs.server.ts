import { createHmac, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { Jobs } from './jobs.ts';

/** The key for the list: whoever may read the installation's secret may read it. */
export const failedJobsKey = (secret: string): string =>
  createHmac('sha256', secret).update('failed jobs').digest('base64url');

/** GET /jobs: jobs that gave up, for `npm run jobs`. Answers whoever has the key; 404 for anyone else. */
export function failedJobs(jobs: Pick<Jobs, 'failed'>, secret: string): Hono {
  const expected = Buffer.from(`Bearer ${failedJobsKey(secret)}`);
  return new Hono().get('/jobs', async (c) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return c.notFound();
    return c.json({ failed: await jobs.failed() });
  });
}
