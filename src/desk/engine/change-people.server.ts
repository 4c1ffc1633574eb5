import type { z } from 'zod';
import type { peopleForm } from '../contracts/forms.ts';
import type { Grant } from '../contracts/roles.ts';
import { mayGrant, mayManage } from '../rules/may.ts';
import type { DeskDeps } from './desk-deps.ts';
import { type Actor, logAct } from './log-act.server.ts';
import { invite, readPerson, setRole, withdrawRole } from './people.server.ts';
import { endSessionsOf } from './sessions.server.ts';

type Change = z.output<typeof peopleForm>;
type Changer = { personId: string; grants: readonly Grant[]; by: Actor };

/** Whether a role can be given: office is everywhere or nowhere, and a restaurant must be ours. */
function isRole(deps: DeskDeps, { storeId, role }: Grant): boolean {
  if (storeId === null) return true;
  return role !== 'office' && deps.restaurants().some((restaurant) => restaurant.storeId === storeId);
}

/** Changes what somebody may do; false where that is not the changer's to decide. Nobody changes themselves. */
export async function changePeople(
  deps: DeskDeps,
  change: Change,
  { personId, grants, by }: Changer,
): Promise<boolean> {
  if (change.act === 'invite') {
    const { name, email, storeId, role } = change;
    const grant = { storeId, role };
    if (!isRole(deps, grant) || !mayGrant(grants, grant)) return false;
    return (await invite(deps, { name, email, grant, by })) !== '';
  }
  return deps.db.transaction().execute(async (tx) => {
    const at = deps.clock();
    const person = await readPerson(tx, change.personId);
    if (!person) return false;
    if (change.act === 'sign-out') {
      if (!mayManage(grants, person.grants)) return false;
      await endSessionsOf(tx, person.id);
      await logAct(tx, { at, by, act: 'sessions-ended', subject: person.id });
      return true;
    }
    const present = person.grants.find(({ storeId }) => storeId === change.storeId);
    if (!present || person.id === personId || !mayGrant(grants, present)) return false;
    if (change.act === 'withdraw') {
      await withdrawRole(tx, person.id, change.storeId, { by, at });
      return true;
    }
    const grant = { storeId: change.storeId, role: change.role };
    if (!isRole(deps, grant) || !mayGrant(grants, grant)) return false;
    await setRole(tx, person.id, grant, { by, at });
    return true;
  });
}
