import { type RefObject, useState } from 'react';
import { type CustomerTextField, checkCustomerField, type FieldCheck } from '../customer.ts';
import { type CustomerProps, fieldId } from './customer-props.ts';
import type { JourneyState } from './journey-state.ts';
import type { Journey } from './use-journey.ts';

type Fields = readonly CustomerTextField[];
/** A stricter check than the field's own; null where its own is enough. */
export type ExtraCheck = (field: CustomerTextField, value: string) => FieldCheck | null;

export const markedFields = ({ customer }: JourneyState, fields: Fields) =>
  fields.flatMap((field) => {
    const { valid, message } = customer[field];
    return valid || !message ? [] : [{ id: fieldId(field), message }];
  });

/** Each field is checked when it is left, all of them when the form is sent; `check` says whether it may be. */
export function useCustomerForm(
  { state, dispatch }: Journey,
  fields: Fields,
  summary: RefObject<HTMLDivElement | null>,
  extra: ExtraCheck = () => null,
) {
  const [refused, setRefused] = useState(false);
  const checked = (field: CustomerTextField, value: string) => extra(field, value) ?? checkCustomerField(field, value);
  const customer: CustomerProps = {
    value: (field) => state.customer[field].value,
    error: (field) => state.customer[field].message,
    ticked: (field) => state.customer[field],
    onType: (field, value) => dispatch({ type: 'customer typed', field, value }),
    onLeave: (field, value) => {
      const check = checked(field, value);
      if (check.present || refused) dispatch({ type: 'customer typed', field, value, check });
    },
    onTick: (field, ticked) => dispatch({ type: 'opt-in ticked', field, ticked }),
  };
  const check = () => {
    const checks = fields.map((field) => ({ field, check: checked(field, state.customer[field].value) }));
    const wrong = checks.filter((one) => !one.check.valid);
    setRefused(wrong.length > 0);
    for (const one of wrong)
      dispatch({
        type: 'customer typed',
        field: one.field,
        value: state.customer[one.field].value,
        check: one.check,
      });
    if (wrong.length > 0) requestAnimationFrame(() => summary.current?.focus());
    return wrong.length === 0;
  };
  return { customer, refused, check };
}
