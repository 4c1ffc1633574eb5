import { type ReactNode, useEffect, useState } from 'react';
import { suggestedAddress } from '../../../ui/forms/email-typo.ts';
import { EmailTypoNote } from '../../../ui/forms/email-typo-note.tsx';
import { checkCustomerField } from '../../contracts/customer.ts';
import { fieldId } from '../../parts/customer-props.ts';
import type { Journey } from '../frame/journey-props.ts';

/** Addresses queried since the page was loaded. */
const queriedAddresses = new Set<string>();

/**
 * Queries an e-mail address that looks mistyped: on blur through `ask`, with `note` below the field, and when the form
 * reappears with one, as after a reload. A button corrects it; an address left as it is isn't queried again, nor is a
 * remembered one.
 */
export function useEmailTypo({ state, dispatch }: Journey): { ask: (typed: string) => void; note: ReactNode } {
  const [query, setQuery] = useState<{ typed: string; meant: string } | null>(null);
  const ask = (typed: string) => {
    const meant = checkCustomerField('email', typed).valid ? suggestedAddress(typed) : null;
    if (meant !== null) queriedAddresses.add(typed);
    setQuery(meant === null ? null : { typed, meant });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const { value } = state.customer.email;
    if (value && value !== state.remembered?.email && !queriedAddresses.has(value)) ask(value);
  }, []);
  const correct = (meant: string) => {
    dispatch({ type: 'customer typed', field: 'email', value: meant, check: checkCustomerField('email', meant) });
    document.getElementById(fieldId('email'))?.focus();
  };
  const meant = query?.typed === state.customer.email.value ? query.meant : null;
  const note = <EmailTypoNote meant={meant} onMend={correct} />;
  return { ask, note };
}
