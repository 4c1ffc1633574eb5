import { type Grant, ROLES, type Role } from '../contracts/roles.ts';

const ALLOWED = {
  'see-day': ROLES,
  'see-contacts': ['host', 'manager', 'office'],
  'work-day': ['host', 'manager', 'office'],
  manage: ['manager', 'office'],
} as const satisfies Record<string, readonly Role[]>;
export type DeskAct = keyof typeof ALLOWED;

type Grants = readonly Grant[];

const isAt = (grant: Grant, storeId: string) => grant.storeId === null || grant.storeId === storeId;

export const isOffice = (grants: Grants): boolean => grants.some(({ role }) => role === 'office');

/** Whether somebody with these roles may do this at a restaurant. */
export function may(grants: Grants, act: DeskAct, storeId: string): boolean {
  const allowed: readonly Role[] = ALLOWED[act];
  return grants.some((grant) => isAt(grant, storeId) && allowed.includes(grant.role));
}

/** Whether they may give or take away a role: a manager those of their restaurant, the office every one. */
export function mayGrant(grants: Grants, { storeId, role }: Grant): boolean {
  return isOffice(grants) || (storeId !== null && role !== 'office' && may(grants, 'manage', storeId));
}

/** Whether they may act on a person as a whole: all of that person's roles are theirs to give. */
export const mayManage = (grants: Grants, person: Grants): boolean => person.every((grant) => mayGrant(grants, grant));

/**
 * What somebody may do on a shared tablet: run its restaurant's day, whatever else they may elsewhere. A PIN is too short
 * for more.
 */
export function grantsOnDevice(grants: Grants, storeId: string): Grant[] {
  if (may(grants, 'work-day', storeId)) return [{ storeId, role: 'host' }];
  return may(grants, 'see-day', storeId) ? [{ storeId, role: 'reader' }] : [];
}
