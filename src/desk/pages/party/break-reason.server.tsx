import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx';
import { BREAK_REASONS, breakReasons, WITHOUT_CARD } from '../../contracts/break-reasons.ts';
import { type BrokenRule, rulesText } from '../../rules/may-break.ts';

type BreakReasonProps = { rules: readonly BrokenRule[]; value?: string; error?: string };

/** Why a rule of online booking is broken, or no card is taken. */
export const BreakReason = ({ rules, value = '', error }: BreakReasonProps) => (
  <ChoiceGroup
    id="reason"
    name="reason"
    legend={rules.length > 0 ? `Why? It’s ${rulesText(rules)}.` : 'Why?'}
    value={value}
    choices={(rules.includes('card') ? WITHOUT_CARD : BREAK_REASONS).map((reason) => ({
      value: reason,
      text: breakReasons[reason],
    }))}
    error={error}
  />
);
