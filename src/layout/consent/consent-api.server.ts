import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import type { Pool } from 'pg';
import { createArea, errorResponse, json } from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import type { Clock } from '../../platform/clock.ts';
import { BAD_REQUEST } from '../../values/http-status.ts';
import { choiceCookies } from './choice.ts';
import { consentAnswer, consentRequest } from './contract.ts';
import { WORDING_VERSION } from './wording.ts';

export type ConsentDeps = { pool: Pick<Pool, 'query'>; clock: Clock };

const routes = {
  record: createRoute({
    method: 'post',
    path: '/',
    summary: 'Write down what a visitor chose about cookies',
    tags: ['Consent'],
    request: { body: { required: true, ...json(consentRequest) } },
    responses: {
      200: { description: 'Written down for good', ...json(consentAnswer) },
      [BAD_REQUEST]: errorResponse('The choice cannot be read'),
    },
  }),
};
export const CONSENT_PATH = '/consent';
export type ConsentEndpoints = Endpoints<typeof CONSENT_PATH, typeof routes>;

const cameSecurely = (c: Context) =>
  new URL(c.req.url).protocol === 'https:' || c.req.header('x-forwarded-proto') === 'https';

export function consentApi({ pool, clock }: ConsentDeps) {
  return createArea().openapi(routes.record, async (c) => {
    const { categories, wordingVersion } = c.req.valid('json');
    const recordedAt = clock().toString();
    await pool.query(
      `insert into consent_records (session_id, performance, marketing, wording_version, recorded_at)
       values ($1, $2, $3, $4, $5)`,
      [c.get('sessionId'), categories.performance, categories.marketing, wordingVersion, recordedAt],
    );
    // The browser has set them already, but Safari limits script cookies to a week.
    if (wordingVersion === WORDING_VERSION)
      for (const cookie of choiceCookies(categories, cameSecurely(c))) c.header('set-cookie', cookie, { append: true });
    return c.json({ recordedAt }, 200);
  });
}
