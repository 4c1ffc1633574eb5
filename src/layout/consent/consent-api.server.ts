import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Pool } from 'pg';
import { createArea, errorResponse } from '../../platform/api.ts';
import type { Clock } from '../../platform/clock.ts';
import { choiceCookies } from './choice.ts';
import { consentAnswer, consentRequest } from './contract.ts';
import { WORDING_VERSION } from './wording.ts';

export type ConsentDeps = { pool: Pick<Pool, 'query'>; clock: Clock };

const recordRoute = createRoute({
  method: 'post',
  path: '/',
  summary: 'Write down what a visitor chose about cookies',
  tags: ['Consent'],
  request: { body: { required: true, content: { 'application/json': { schema: consentRequest } } } },
  responses: {
    200: { description: 'Written down for good', content: { 'application/json': { schema: consentAnswer } } },
    400: errorResponse('The choice cannot be read'),
  },
});

const cameSecurely = (c: Context) =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';

/** POST / with the visitor's session id; mounted at /api/consent. */
export function consentApi({ pool, clock }: ConsentDeps) {
  return createArea().openapi(recordRoute, async (c) => {
    const { categories, wordingVersion } = c.req.valid('json');
    const recordedAt = clock().toString();
    await pool.query(
      `insert into consent_records (session_id, performance, marketing, wording_version, recorded_at)
       values ($1, $2, $3, $4, $5)`,
      [c.get('sessionId'), categories.performance, categories.marketing, wordingVersion, recordedAt],
    );
    // The browser has set them already, but Safari keeps a script's cookies for a week at most.
    if (wordingVersion === WORDING_VERSION)
      for (const cookie of choiceCookies(categories, cameSecurely(c))) c.header('set-cookie', cookie, { append: true });
    return c.json({ recordedAt }, 200);
  });
}
