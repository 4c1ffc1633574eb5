import { type ReactNode, useEffect, useState } from 'react';
import { suggestedAddress } from '../../../ui/forms/email-typo.ts';
import { EmailTypoNote } from '../../../ui/forms/email-typo-note.tsx';
import { checkCustomerField } from '../../contracts/customer.ts';
import { fieldId } from '../../parts/customer-props.ts';
import type { Journey } from '../frame/journey-props.ts';

/** The addresses that were asked about since the page was loaded. */
const askedAbout = new Set<string>();

/**
 * Asks about an e-mail address that looks mistyped: `ask` when its field is left, `note` below it; and as the form comes
 * back with an address, such as after a reload. A button mends the address; whoever goes on without it is not asked
 * again, nor whoever is remembered with it.
 */
export function useEmailTypo({ state, dispatch }: Journey): { ask: (typed: string) => void; note: ReactNode } {
  const [asked, setAsked] = useState<{ typed: string; meant: string } | null>(null);
  const ask = (typed: string) => {
    const meant = checkCustomerField('email', typed).valid ? suggestedAddress(typed) : null;
    if (meant !== null) askedAbout.add(typed);
    setAsked(meant === null ? null : { typed, meant });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the form appears.
  useEffect(() => {
    const { value } = state.customer.email;
    if (value && value !== state.remembered?.email && !askedAbout.has(value)) ask(value);
  }, []);
  const mend = (meant: string) => {
    dispatch({ type: 'customer typed', field: 'email', value: meant, check: checkCustomerField('email', meant) });
    document.getElementById(fieldId('email'))?.focus();
  };
  const meant = asked?.typed === state.customer.email.value ? asked.meant : null;
  const note = <EmailTypoNote meant={meant} onMend={mend} />;
  return { ask, note };
}
