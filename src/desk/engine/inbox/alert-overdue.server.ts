import { sql } from 'kysely';
import { DAY_MS } from '../../../values/time/duration.ts';
import { deskJob } from '../../contracts/desk-jobs.ts';
import { answerDue } from '../../rules/answer-due.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { readPeople } from '../people.server.ts';
import { type Unanswered, unansweredFrom } from './unanswered.server.ts';

type Deps = Pick<DeskDeps, 'db' | 'jobs' | 'clock' | 'promises'>;

/** Older ones predate the alerts. */
const OLDEST_MS = 30 * DAY_MS;

/** Those that no manager has had an e-mail about. */
async function unansweredRequests(db: Deps['db'], now: number): Promise<Unanswered[]> {
  const today = serviceDateAt(now);
  const since = new Date(now - OLDEST_MS);
  const { rows } = await sql<Unanswered>`
    select * from ${unansweredFrom(today)} r where "createdAt" > ${since}
      and not exists (select from request_alerts s where s.request_id = r.id and s.store_id = r."storeId")`.execute(db);
  return rows;
}

/** E-mails a restaurant's managers, or without any the restaurant, about each overdue request: once. */
export async function alertOverdue({ db, jobs, clock, promises }: Deps): Promise<void> {
  const now = clock().epochMilliseconds;
  for (const { id, storeId, kind, createdAt } of await unansweredRequests(db, now)) {
    if (answerDue(createdAt.getTime(), promises()[kind]) > now) continue;
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql`
        insert into request_alerts (request_id, store_id, alerted_at) values (${id}, ${storeId}, ${new Date(now)})
        on conflict do nothing returning request_id`.execute(tx);
      if (rows.length === 0) return;
      const managers = (await readPeople(tx)).filter(({ grants }) =>
        grants.some((grant) => grant.role === 'manager' && grant.storeId === storeId),
      );
      const people = managers.length > 0 ? managers.map((manager) => manager.id) : [null];
      await jobs.enqueue<DeskTables>(
        tx,
        people.map((personId) => deskJob({ overdueId: id, storeId, personId })),
      );
    });
  }
}
