import { sql } from 'kysely';
import type { DeskDb } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { actAndLog, type Subject } from '../log-act.server.ts';
import { justMade } from './calendar-feed.server.ts';
import { webhookSecret } from './webhook-secret.server.ts';

const MOST_WEBHOOKS = 5;
const MOST_FAILURES = 50;
/** Ids that open transactions may hold below the highest; what happened before isn't sent anyway. */
const OPEN_IDS = 1000;

/** Reads on from here where nobody has listened until now. */
async function startReader(tx: DeskDb, at: Date): Promise<void> {
  await sql`
    insert into webhook_reader (history_position, history_seen, log_position, log_seen, seen_at)
    select h.id - ${OPEN_IDS}, h.id, l.id - ${OPEN_IDS}, l.id, ${at}
    from (select coalesce(max(id), 0) as id from booking_history) h,
      (select coalesce(max(id), 0) as id from desk_log) l
    where not exists (select from webhooks where disabled_at is null)
    on conflict (id) do update set history_position = excluded.history_position, history_seen = excluded.history_seen,
      log_position = excluded.log_position, log_seen = excluded.log_seen, seen_at = excluded.seen_at`.execute(tx);
}

/** Adds a webhook; its secret, or null where there are too many. Sent twice, it is one. */
export async function addWebhook(deps: DeskDeps, { id, storeId, url, by }: Subject & { url: string }) {
  await actAndLog(deps, { by, act: 'webhook-added', storeId, subject: id }, async (tx, at) => {
    await startReader(tx, at);
    const { rows } = await sql`
      insert into webhooks (id, store_id, url, created_at, enabled_at)
      select ${id}::uuid, ${storeId}, ${url}, ${at}::timestamptz, ${at}::timestamptz
      where (select count(*) from webhooks where store_id = ${storeId}) < ${MOST_WEBHOOKS}
      on conflict (id) do nothing returning id`.execute(tx);
    return rows.length > 0;
  });
  const webhook = await justMade(deps, 'webhooks', { id, storeId });
  return webhook ? webhookSecret(deps.tokenSecret, webhook) : null;
}

const REMOVED = {
  'remove-feed': { table: 'desk_feeds', logged: 'feed-removed' },
  'remove-webhook': { table: 'webhooks', logged: 'webhook-removed' },
} as const;

/** Removes a calendar's link or a webhook. */
export const removeConnection = (deps: DeskDeps, act: keyof typeof REMOVED, { id, storeId, by }: Subject) =>
  actAndLog(deps, { by, act: REMOVED[act].logged, storeId, subject: id }, (tx) =>
    tx
      .deleteFrom(REMOVED[act].table)
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .returning('id')
      .executeTakeFirst(),
  );

/** Tries again what has failed; one that was turned off hears what happens from now on. */
export const resumeWebhook = (deps: DeskDeps, { id, storeId, by }: Subject) =>
  actAndLog(deps, { by, act: 'webhook-resumed', storeId, subject: id }, async (tx, at) => {
    await startReader(tx, at);
    const webhook = await tx
      .updateTable('webhooks')
      .set({ disabled_at: null, enabled_at: sql`case when disabled_at is null then enabled_at else ${at} end` })
      .where('id', '=', id)
      .where('store_id', '=', storeId)
      .returning('id')
      .executeTakeFirst();
    if (!webhook) return false;
    await tx
      .updateTable('webhook_messages')
      .set({ next_at: at, failed_at: null, attempts: 0 })
      .where('webhook_id', '=', id)
      .where('failed_at', 'is not', null)
      .execute();
    return true;
  });

/** A restaurant's webhooks, each with what it hasn't taken: retried still, or failed for good. */
export async function readWebhooks(db: DeskDb, storeId: string) {
  const webhooks = await db
    .selectFrom('webhooks')
    .select(['id', 'url', 'disabled_at as disabledAt', 'succeeded_at as succeededAt'])
    .where('store_id', '=', storeId)
    .orderBy('created_at')
    .execute();
  const failures = await db
    .selectFrom('webhook_messages as m')
    .innerJoin('webhooks as w', 'w.id', 'm.webhook_id')
    .select(['m.id', 'm.webhook_id as webhookId', 'm.event', 'm.problem', 'm.created_at as createdAt'])
    .select('m.failed_at as failedAt')
    .where('w.store_id', '=', storeId)
    .where('m.problem', 'is not', null)
    .orderBy('m.created_at', 'desc')
    .limit(MOST_FAILURES)
    .execute();
  return webhooks.map((webhook) => ({
    ...webhook,
    failures: failures.filter(({ webhookId }) => webhookId === webhook.id),
  }));
}
