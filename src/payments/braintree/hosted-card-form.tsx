import { useImperativeHandle, useState } from 'react';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import { type CardErrors, cardFields } from '../card/card-entry.ts';
import cardGrid from '../card/card-grid.module.css';
import { type CardFormProps, cardFieldId, NOT_READY } from '../card/card-step.ts';
import type { CardField } from '../card/card-vault.ts';
import { BankPage } from './bank-page.tsx';
import styles from './hosted-card-form.module.css';
import { useHostedCard } from './use-hosted-card.ts';

const labels: Record<CardField, string> = { number: 'Card number', expiry: 'Expiry date', cvv: 'Security code' };

/** Braintree's hosted fields: what is typed stays in Braintree's frames and never reaches our code. */
export default function HostedCardForm({ ref, amountPence, onErrors, ...callbacks }: CardFormProps) {
  const { card, bankPage } = useHostedCard(callbacks);
  const [errors, setErrors] = useState<CardErrors>({});
  const showErrors = (fieldErrors: CardErrors) => {
    setErrors(fieldErrors);
    onErrors(fieldErrors);
    card.current?.showErrors(fieldErrors);
  };
  useImperativeHandle(ref, () => ({
    check() {
      const fieldErrors = card.current?.check() ?? {};
      showErrors(fieldErrors);
      return fieldErrors;
    },
    async tokenise() {
      const outcome = (await card.current?.tokenise(amountPence)) ?? { ok: false, message: NOT_READY };
      showErrors((!outcome.ok && outcome.fields) || {});
      return outcome;
    },
    showErrors,
  }));
  return (
    <>
      <div className={cardGrid.grid}>
        {cardFields.map((field) => (
          <FieldFrame key={field} id={cardFieldId(field)} label={labels[field]} error={errors[field]}>
            {/* The target of an error summary's link; it passes the focus on into the frame. */}
            <div
              id={cardFieldId(field)}
              tabIndex={-1}
              className={styles.field}
              data-invalid={errors[field] ? '' : undefined}
            />
          </FieldFrame>
        ))}
      </div>
      <BankPage page={bankPage} onLeave={() => card.current?.leaveBank()} />
    </>
  );
}
