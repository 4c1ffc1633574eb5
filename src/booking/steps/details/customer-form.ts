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
 * Validates each field on blur, and all of them on submit: `check` returns whether the form may be sent. If other
 * fields of the form are wrong, it shows the summary of them all. `byText`: texts are wanted, so a phone number is
 * required.
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
  const checkField = (field: CustomerTextField, value: string) => checkCustomerField(field, value, { byText });
  const { value: phone, valid: phoneIsValid } = state.customer.phoneNumber;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the tick for texts revalidates the number
  useEffect(() => {
    if (!phoneIsValid || refused)
      dispatch({ type: 'customer typed', field: 'phoneNumber', value: phone, check: checkField('phoneNumber', phone) });
  }, [byText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field may have been corrected just before a reload
  useEffect(() => {
    for (const field of fields) {
      const { value, valid } = state.customer[field];
      if (!valid) dispatch({ type: 'customer typed', field, value, check: checkField(field, value) });
    }
  }, []);
  const values: CustomerProps = {
    value: (field) => state.customer[field].value,
    error: (field) => state.customer[field].message,
    ticked: (field) => state.customer[field],
  };
  const customer: CustomerProps = page
    ? values
    : {
        ...values,
        onType: (field, value) => dispatch({ type: 'customer typed', field, value }),
        onLeave: (field, value) => {
          if (field === 'email') emailTypo.ask(value);
          const check = checkField(field, value);
          if (check.present || refused) dispatch({ type: 'customer typed', field, value, check });
        },
        emailNote: emailTypo.note,
        onTick: (field, ticked) => dispatch({ type: 'opt-in ticked', field, ticked }),
      };
  const check = (othersAreValid = true) => {
    const checks = fields.map((field) => ({ field, check: checkField(field, state.customer[field].value) }));
    const invalid = checks.filter((result) => !result.check.valid);
    const isValid = othersAreValid && invalid.length === 0;
    setRefused(!isValid);
    for (const { field, check: result } of invalid)
      dispatch({ type: 'customer typed', field, value: state.customer[field].value, check: result });
    if (!isValid) requestAnimationFrame(() => focusSummary(summary.current));
    return isValid;
  };
  return { customer, refused: page ? page.refused : refused, check };
}
