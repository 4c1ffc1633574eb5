import { Hono } from 'hono';
import type { Jobs } from './jobs.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
type NodeBindings = { incoming?: { socket?: { remoteAddress?: string } } };

/** GET /jobs: jobs that gave up, for whoever sits at this machine; everyone else finds nothing here. */
export function failedJobs(jobs: Pick<Jobs, 'failed'>): Hono {
  return new Hono().get('/jobs', async (c) => {
    const address = (c.env as NodeBindings | undefined)?.incoming?.socket?.remoteAddress ?? '';
    if (!LOOPBACK.test(address) || c.req.header('x-forwarded-for')) return c.notFound();
    return c.json({ failed: await jobs.failed() });
  });
}
