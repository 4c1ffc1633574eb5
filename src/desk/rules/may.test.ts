import { describe, expect, test } from 'vitest';
import type { Grant } from '../contracts/roles.ts';
import { type DeskAct, grantsOnDevice, may, mayGrant, mayManage } from './may.ts';

const at = (storeId: string | null, role: Grant['role']): Grant => ({ storeId, role });
const host = [at('1', 'host')];
const manager = [at('1', 'manager')];
const areaManager = [at(null, 'manager')];
const office = [at(null, 'office')];
const reader = [at('1', 'reader')];

test.each<[string, Grant[], DeskAct, string, boolean]>([
  ['a host runs their day', host, 'work-day', '1', true],
  ['a host sees contact details', host, 'see-contacts', '1', true],
  ['a host manages nobody', host, 'manage', '1', false],
  ['a host has no say elsewhere', host, 'see-day', '2', false],
  ['a reader sees the day', reader, 'see-day', '1', true],
  ['a reader sees no contact details', reader, 'see-contacts', '1', false],
  ['a reader changes nothing', reader, 'work-day', '1', false],
  ['a manager manages their restaurant', manager, 'manage', '1', true],
  ['a manager manages no other restaurant', manager, 'manage', '2', false],
  ['a manager of the chain manages each restaurant', areaManager, 'manage', '2', true],
  ['the office manages each restaurant', office, 'manage', '2', true],
  ['nobody may do anything without a role', [], 'see-day', '1', false],
])('%s', (_, grants, act, storeId, expected) => expect(may(grants, act, storeId)).toBe(expected));

test.each<[string, Grant[], Grant, boolean]>([
  ['a manager makes a host', manager, at('1', 'host'), true],
  ['a manager makes another manager', manager, at('1', 'manager'), true],
  ['a manager makes nobody a host elsewhere', manager, at('2', 'host'), false],
  ['a manager makes nobody a host everywhere', manager, at(null, 'host'), false],
  ['a manager of the chain gives no role for the chain', areaManager, at(null, 'host'), false],
  ['a manager makes nobody office', manager, at(null, 'office'), false],
  ['a host makes nobody a reader', host, at('1', 'reader'), false],
  ['the office makes others office', office, at(null, 'office'), true],
])('%s', (_, grants, grant, expected) => expect(mayGrant(grants, grant)).toBe(expected));

describe('acting on a person as a whole', () => {
  test('acting on a person as a whole is a manager’s while all of their roles are at the restaurant', () => {
    expect(mayManage(manager, host)).toBe(true);
    expect(mayManage(manager, [...host, at('2', 'host')])).toBe(false);
    expect(mayManage(manager, office)).toBe(false);
  });
});

test.each<[string, Grant[], Grant[]]>([
  ['the office is a host on a tablet', office, [at('1', 'host')]],
  ['a manager is a host on a tablet', manager, [at('1', 'host')]],
  ['a reader stays a reader', reader, [at('1', 'reader')]],
  ['staff of another restaurant are nobody', [at('2', 'manager')], []],
])('%s', (_, grants, expected) => expect(grantsOnDevice(grants, '1')).toEqual(expected));
