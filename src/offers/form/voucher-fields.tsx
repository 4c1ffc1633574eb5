import type { ReactNode } from 'react';
import { EmailField } from '../../forms/email-field.tsx';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { fieldIn } from '../../forms/form-frame.tsx';
import { Tick } from '../../forms/tick.tsx';

/** The field names, in order. */
export const VOUCHER_FIELDS = ['emailAddress', 'acceptTerms'] as const;

type VoucherFieldsProps = { id: string; answer: FormAnswer; children: ReactNode };

/** The address and the terms to accept. */
export function VoucherFields({ id, answer, children }: VoucherFieldsProps) {
  const field = fieldIn(id, answer);
  const { defaultValue: _, ...terms } = field('acceptTerms');
  return (
    <>
      <EmailField hint="We’ll send the voucher here. We won’t add you to a mailing list." {...field('emailAddress')} />
      <Tick {...terms} required defaultChecked={'acceptTerms' in answer.typed}>
        {children}
      </Tick>
    </>
  );
}
