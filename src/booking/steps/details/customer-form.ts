import { type RefObject, useEffect, useState } from 'react';
import { focusSummary } from '../../../ui/forms/error-summary.tsx';
import { type CustomerTextField, checkCustomerField } from '../../contracts/customer.ts';
import type { JourneyState } from '../../flow/journey-state.ts';
import { type CustomerProps, fieldId } from '../../parts/customer-props.ts';
import type { Journey } from '../frame/journey-props.ts';
import { useEmailTypo } from './email-typo.tsx';

type Fields = readonly CustomerTextField[];

export const markedFields = ({ customer }: JourneyState, fields: Fields) =>
  fields.flatMap((field) => {
    const { valid, message } = customer[field];
    return valid || !message ? [] : [{ id: fieldId(field), message }];
  });

/**
 * Checks each field when it is left, and all of them when the form is sent; `check` returns whether it may be sent. Told
 * that other fields of the form are wrong, it shows the summary of them all.
 * `byText`: text messages are wanted, so there must be a phone number.
 */
export function useCustomerForm(
  journey: Journey,
  fields: Fields,
  summary: RefObject<HTMLDivElement | null>,
  byText: boolean,
) {
  const { state, dispatch, page } = journey;
  const emailTypo = useEmailTypo(journey);
  const [refused, setRefused] = useState(false);
  const checked = (field: CustomerTextField, value: string) => checkCustomerField(field, value, { byText });
  const { value: phone, valid: phoneIsValid } = state.customer.phoneNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed tick for texts checks the number again
  useEffect(() => {
    if (!phoneIsValid || refused)
      dispatch({ type: 'customer typed', field: 'phoneNumber', value: phone, check: checked('phoneNumber', phone) });
  }, [byText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was marked before a reload may have been put right just before it
  useEffect(() => {
    for (const field of fields) {
      const { value, valid } = state.customer[field];
      if (!valid) dispatch({ type: 'customer typed', field, value, check: checked(field, value) });
    }
  }, []);
  const shown: CustomerProps = {
    value: (field) => state.customer[field].value,
    error: (field) => state.customer[field].message,
    ticked: (field) => state.customer[field],
  };
  const customer: CustomerProps = page
    ? shown
    : {
        ...shown,
        onType: (field, value) => dispatch({ type: 'customer typed', field, value }),
        onLeave: (field, value) => {
          if (field === 'email') emailTypo.ask(value);
          const check = checked(field, value);
          if (check.present || refused) dispatch({ type: 'customer typed', field, value, check });
        },
        emailNote: emailTypo.note,
        onTick: (field, ticked) => dispatch({ type: 'opt-in ticked', field, ticked }),
      };
  const check = (othersAreRight = true) => {
    const checks = fields.map((field) => ({ field, check: checked(field, state.customer[field].value) }));
    const wrong = checks.filter((one) => !one.check.valid);
    const right = othersAreRight && wrong.length === 0;
    setRefused(!right);
    for (const one of wrong)
      dispatch({
        type: 'customer typed',
        field: one.field,
        value: state.customer[one.field].value,
        check: one.check,
      });
    if (!right) requestAnimationFrame(() => focusSummary(summary.current));
    return right;
  };
  return { customer, refused: page ? page.refused : refused, check };
}
