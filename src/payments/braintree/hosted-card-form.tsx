import { useImperativeHandle, useState } from 'react';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import { type CardErrors, cardFields } from '../card-entry.ts';
import { type CardFormProps, cardFieldId, NOT_READY } from '../card-step.ts';
import type { CardField } from '../card-vault.ts';
import { BankPage } from './bank-page.tsx';
import { useHostedCard } from './use-hosted-card.ts';

const labels: Record<CardField, string> = { number: 'Card number', expiry: 'Expiry date', cvv: 'Security code' };

/** Braintree's fields: what is typed stands in frames of Braintree's own and never comes near us. */
export default function HostedCardForm({ ref, amountPence, ...wanted }: CardFormProps) {
  const { card, bankPage } = useHostedCard(wanted);
  const [errors, setErrors] = useState<CardErrors>({});
  const showErrors = (found: CardErrors) => {
    setErrors(found);
    card.current?.showErrors(found);
  };
  useImperativeHandle(ref, () => ({
    async tokenise() {
      const taken = (await card.current?.tokenise(amountPence)) ?? { ok: false, message: NOT_READY };
      showErrors((!taken.ok && taken.fields) || {});
      return taken;
    },
    showErrors,
  }));
  return (
    <>
      <div className="card-grid">
        {cardFields.map((field) => (
          <FieldFrame key={field} id={cardFieldId(field)} label={labels[field]} error={errors[field]}>
            {/* An error summary's link leads here, and from here into the frame. */}
            <div
              id={cardFieldId(field)}
              tabIndex={-1}
              className="hosted-field"
              data-invalid={errors[field] ? '' : undefined}
            />
          </FieldFrame>
        ))}
      </div>
      <BankPage page={bankPage} onLeave={() => card.current?.leaveBank()} />
    </>
  );
}
