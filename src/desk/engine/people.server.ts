import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { deskJob } from '../contracts/desk-jobs.ts';
import type { Grant } from '../contracts/roles.ts';
import type { DeskDb, DeskTables } from '../tables.server.ts';
import type { DeskDeps } from './desk-deps.ts';
import { createLink } from './links.server.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { endSessionsOf } from './sessions.server.ts';

type Tx = DeskDb;

export type DeskPerson = { id: string; name: string; email: string; grants: Grant[]; hasPin: boolean };

/** People with what they may do, by name; one of them where an id is given. */
export const readPeople = (db: Tx, id?: string): Promise<DeskPerson[]> =>
  db
    .selectFrom('desk_people as p')
    .select(['id', 'name', 'email', sql<boolean>`pin is not null`.as('hasPin')])
    .select((person) => {
      const roles = person.selectFrom('desk_roles').select(['store_id as storeId', 'role']);
      return jsonArrayFrom(roles.whereRef('person_id', '=', 'p.id')).as('grants');
    })
    .where('removed_at', 'is', null)
    .$if(id !== undefined, (all) => all.where('id', '=', id as string))
    .orderBy(sql`lower(name), id`)
    .execute();

export async function readPerson(db: Tx, id: string): Promise<DeskPerson | null> {
  return (await readPeople(db, id))[0] ?? null;
}

type Change = { by: Actor; at: Temporal.Instant };

/** Gives a person a role at a restaurant in place of the one they had there. */
export async function setRole(tx: Tx, personId: string, { storeId, role }: Grant, { by, at }: Change): Promise<void> {
  const before = await tx
    .selectFrom('desk_roles')
    .select('role')
    .where('person_id', '=', personId)
    .where('store_id', 'is not distinct from', storeId)
    .executeTakeFirst();
  await sql`
    insert into desk_roles (person_id, store_id, role) values (${personId}, ${storeId}, ${role})
    on conflict on constraint desk_roles_one_a_place do update set role = excluded.role`.execute(tx);
  await logAct(tx, { at, by, act: 'role-set', storeId, subject: personId, before, after: { role } });
}

/** Takes a role away. A person without any is removed: they can't sign in, and their passkeys and PIN are deleted. */
export async function withdrawRole(
  tx: Tx,
  personId: string,
  storeId: string | null,
  { by, at }: Change,
): Promise<void> {
  const before = await tx
    .deleteFrom('desk_roles')
    .where('person_id', '=', personId)
    .where('store_id', 'is not distinct from', storeId)
    .returning('role')
    .executeTakeFirst();
  if (!before) return;
  await logAct(tx, { at, by, act: 'role-withdrawn', storeId, subject: personId, before });
  const left = await tx.selectFrom('desk_roles').select('role').where('person_id', '=', personId).executeTakeFirst();
  if (left) return;
  await endSessionsOf(tx, personId);
  for (const table of ['desk_passkeys', 'desk_links', 'desk_challenges'] as const)
    await tx.deleteFrom(table).where('person_id', '=', personId).execute();
  await tx
    .updateTable('desk_people')
    .set({ removed_at: new Date(at.epochMilliseconds), pin: null })
    .where('id', '=', personId)
    .execute();
  await logAct(tx, { at, by, act: 'removed', subject: personId });
}

/** The person with this address, who is on the desk from now on. */
async function takeOn(tx: Tx, { name, email }: { name: string; email: string }, at: Temporal.Instant): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into desk_people (id, email, name, created_at)
    values (${randomUUID()}, ${email}, ${name}, ${new Date(at.epochMilliseconds)})
    on conflict ((lower(email))) do update set
      removed_at = null,
      name = case when desk_people.removed_at is null and desk_people.name <> '' then desk_people.name
        else excluded.name end
    returning id`.execute(tx);
  return (rows[0] as { id: string }).id;
}

type Invitation = { name: string; email: string; grant: Grant; by: Actor };

/** Invites somebody; returns the id of their link, which is good for a day. */
export async function invite(deps: DeskDeps, { name, email, grant, by }: Invitation, mails = true): Promise<string> {
  const at = deps.clock();
  return deps.db.transaction().execute(async (tx) => {
    const personId = await takeOn(tx, { name, email }, at);
    await logAct(tx, { at, by, act: 'invited', storeId: grant.storeId, subject: personId });
    await setRole(tx, personId, grant, { by, at });
    const linkId = await createLink(tx, deps, { kind: 'invitation', to: { personId } });
    if (mails) await deps.jobs.enqueue<DeskTables>(tx, [deskJob({ linkId })]);
    return linkId;
  });
}

export async function renamePerson(db: Tx, personId: string, name: string): Promise<void> {
  await db.updateTable('desk_people').set({ name }).where('id', '=', personId).execute();
}
