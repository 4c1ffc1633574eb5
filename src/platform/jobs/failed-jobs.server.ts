import { Hono } from 'hono';
import { z } from 'zod';
import { BAD_REQUEST } from '../../values/http-status.ts';
import { requireKey } from '../http/internal-key.server.ts';
import type { Jobs } from './jobs.ts';

/** What the list's key is for. */
export const FAILED_JOBS = 'failed jobs';

const selection = z.union([z.strictObject({ id: z.guid() }), z.strictObject({ queue: z.string() })]);

/**
 * For `npm run jobs`. GET /jobs lists failed jobs; POST /jobs/retry with `{id}` or `{queue}` requeues them, and POST
 * /jobs/drop deletes them. Both respond with their number, `{count}`. 404 without the key.
 */
export function failedJobs(jobs: Pick<Jobs, 'failed' | 'retry' | 'drop'>, secret: string): Hono {
  const app = new Hono();
  app.use('/jobs/*', requireKey(secret, FAILED_JOBS));
  app.get('/jobs', async (c) => c.json({ failed: await jobs.failed() }));
  for (const act of ['retry', 'drop'] as const)
    app.post(`/jobs/${act}`, async (c) => {
      const body = selection.safeParse(await c.req.json().catch(() => null));
      return body.success ? c.json({ count: await jobs[act](body.data) }) : c.json({ count: 0 }, BAD_REQUEST);
    });
  return app;
}
