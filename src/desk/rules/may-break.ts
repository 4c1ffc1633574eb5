import { SOFT_RULES, type SoftRule } from '../../booking/rules/seating/staff-seating.ts';
import type { Grant } from '../contracts/roles.ts';
import { may } from './may.ts';

/** The rules of online booking that somebody may break for a party, with a reason. */
export function rulesToBreak(grants: readonly Grant[], storeId: string): readonly SoftRule[] {
  if (may(grants, 'manage', storeId)) return SOFT_RULES;
  return may(grants, 'work-day', storeId) ? ['notice', 'pacing'] : [];
}

/** What staff break for a party: a rule of online booking, or that it takes a card. */
export type BrokenRule = SoftRule | 'card';

const ruleNames: Record<BrokenRule, string> = {
  opening: 'closed then',
  notice: 'short notice',
  turn: 'less than the usual time',
  covers: 'not for this many',
  pacing: 'too many arriving at once',
  card: 'without a card',
};

export const rulesText = (rules: readonly BrokenRule[]): string => rules.map((rule) => ruleNames[rule]).join(', ');
