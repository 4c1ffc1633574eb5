import type { SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { BREAK_REASONS, breakReasons } from '../../contracts/break-reasons.ts';
import { rulesText } from '../../rules/may-break.ts';

type BreakReasonProps = { rules: readonly SoftRule[]; value?: string; error?: string };

/** Why a rule of online booking is broken. */
export const BreakReason = ({ rules, value = '', error }: BreakReasonProps) => (
  <ChoiceGroup
    id="reason"
    name="reason"
    legend={rules.length > 0 ? `Why? It’s ${rulesText(rules)}.` : 'Why?'}
    value={value}
    choices={BREAK_REASONS.map((reason) => ({ value: reason, text: breakReasons[reason] }))}
    error={error}
  />
);
