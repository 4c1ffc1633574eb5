import { sql } from 'kysely';
import { webhookOutcomes } from '../../../platform/observe/metrics.ts';
import { GONE } from '../../../values/http-status.ts';
import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { deskJob } from '../../contracts/desk-jobs.ts';
import { may } from '../../rules/may.ts';
import type { DeskDb, DeskTables, WebhookMessageRow, WebhookRow } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { logAct } from '../log-act.server.ts';
import { readPeople } from '../people.server.ts';
import { isOutsideHost, outsideLookup } from './outside-address.server.ts';
import { queueWebhookMessages } from './webhook-events.server.ts';
import { signedHeaders } from './webhook-secret.server.ts';

// Initialised to zero, so that the first failure is an increase.
webhookOutcomes.inc({ outcome: 'stopped' }, 0);

type Deps = Pick<DeskDeps, 'db' | 'clock' | 'tokenSecret' | 'publicUrl' | 'jobs'>;

/** Between attempts, as the Standard Webhooks specification suggests: over three days in all. */
const GAPS_MS = [
  MINUTE_MS / 12,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  ...[2, 5, 10, 14, 20, 24].map((hours) => hours * HOUR_MS),
];
const TIMEOUT_MS = 10_000;
/** Per webhook, so that a slow receiver delays no other. */
const AT_ONCE = 10;
/** Lease while a process sends it; after a crash it’s sent again. */
const LEASE_MS = MINUTE_MS;

/** On a developer’s machine the receivers are local too. */
export const takesLocalWebhooks = (publicUrl: string): boolean => new URL(publicUrl).hostname === 'localhost';

/** Loaded with the first message: most installations have no webhook. */
async function load() {
  const { Agent, fetch } = await import('undici');
  return { fetch, outside: new Agent({ connect: { lookup: outsideLookup } }) };
}
let http: ReturnType<typeof load> | undefined;

type Due = Pick<WebhookMessageRow, 'id' | 'body' | 'webhook_id' | 'created_at' | 'attempts'> &
  Pick<WebhookRow, 'store_id' | 'url' | 'secret_version'>;

/** Leases due messages for a minute. */
async function takeDue(db: DeskDb, now: number): Promise<Due[]> {
  const { rows } = await sql<Due>`
    update webhook_messages m set attempts = attempts + 1, next_at = ${new Date(now + LEASE_MS)}
    from webhooks w
    where w.id = m.webhook_id and m.id in (
      select due.id from webhooks each cross join lateral (
        select id from webhook_messages
        where webhook_id = each.id and next_at <= ${new Date(now)}
        order by next_at limit ${AT_ONCE} for update skip locked
      ) due
      where each.disabled_at is null
    )
    returning m.id, m.body, m.webhook_id, m.attempts, m.created_at, w.store_id, w.url, w.secret_version`.execute(db);
  return rows;
}

/** `problem` is null where the message was taken. */
type Verdict = { problem: string | null; isGone?: boolean };

async function send({ tokenSecret, publicUrl }: Deps, due: Due, now: number): Promise<Verdict> {
  const url = new URL(due.url);
  const isLocal = takesLocalWebhooks(publicUrl);
  if (!isLocal && !isOutsideHost(url)) return { problem: 'the address is inside our network' };
  http ??= load();
  const { fetch, outside } = await http;
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: due.body,
      headers: signedHeaders(tokenSecret, { ...due, id: due.webhook_id }, due, now),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      ...(!isLocal && { dispatcher: outside }),
    });
    await response.body?.cancel();
    return { problem: response.ok ? null : `answered ${response.status}`, isGone: response.status === GONE };
  } catch (error) {
    const { cause, message } = error as Error;
    return { problem: cause instanceof Error ? cause.message : message };
  }
}

/** Turns a webhook off and e-mails the restaurant's managers, unless a delivery has succeeded since the message. */
async function disable(tx: DeskDb, { jobs }: Deps, message: Due & { isGone?: boolean }, now: Temporal.Instant) {
  const { webhook_id: id, store_id: storeId, created_at: since, isGone } = message;
  const { numUpdatedRows } = await tx
    .updateTable('webhooks')
    .set({ disabled_at: new Date(now.epochMilliseconds) })
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .$if(!isGone, (idle) => idle.where(sql<boolean>`coalesce(succeeded_at <= ${since}, true)`))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  webhookOutcomes.inc({ outcome: 'stopped' });
  await logAct(tx, { at: now, by: { personId: null, deviceId: null }, act: 'webhook-stopped', storeId, subject: id });
  const managers = (await readPeople(tx)).filter(({ grants }) => may(grants, 'manage', storeId));
  await jobs.enqueue<DeskTables>(
    tx,
    managers.map((person) => deskJob({ webhookId: id, personId: person.id })),
  );
}

/** Stores what came of an attempt. A webhook that has taken nothing while one message was tried for days is turned off. */
async function settle(deps: Deps, message: Due, { problem, isGone }: Verdict): Promise<void> {
  const now = deps.clock();
  const at = new Date(now.epochMilliseconds);
  webhookOutcomes.inc({ outcome: problem === null ? 'delivered' : 'failed' });
  const gap = problem === null || isGone ? undefined : GAPS_MS[message.attempts - 1];
  const hasFailed = problem !== null && gap === undefined;
  await deps.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('webhook_messages')
      .set({
        next_at: gap === undefined ? null : new Date(at.getTime() + gap),
        failed_at: hasFailed ? at : null,
        problem: problem?.slice(0, 200) ?? null,
      })
      .where('id', '=', message.id)
      .execute();
    if (problem === null)
      await tx.updateTable('webhooks').set({ succeeded_at: at }).where('id', '=', message.webhook_id).execute();
    if (hasFailed) await disable(tx, deps, { ...message, isGone }, now);
  });
}

/** Queues what has happened and sends what is due; run every few seconds by each process. */
export async function runWebhooks(deps: Deps): Promise<void> {
  await queueWebhookMessages(deps);
  const now = deps.clock().epochMilliseconds;
  const due = await takeDue(deps.db, now);
  await Promise.all(due.map(async (message) => settle(deps, message, await send(deps, message, now))));
}

const KEPT_MS = 30 * 24 * HOUR_MS;

export async function deleteOldWebhookMessages(db: DeskDb, now: Temporal.Instant): Promise<void> {
  const before = new Date(now.epochMilliseconds - KEPT_MS);
  await db.deleteFrom('webhook_messages').where('created_at', '<', before).execute();
}
