import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { FieldFrame } from '../../ui/forms/field-frame.tsx';
import { type CardErrors, cardFields } from '../card-entry.ts';
import { type CardFormProps, cardFieldId, NOT_READY } from '../card-step.ts';
import type { CardField } from '../card-vault.ts';
import { BankPage } from './bank-page.tsx';
import { type HostedCard, openHostedCard } from './hosted-card.ts';

const labels: Record<CardField, string> = { number: 'Card number', expiry: 'Expiry date', cvv: 'Security code' };

const containerOf = (field: CardField) => document.getElementById(cardFieldId(field)) as HTMLElement;

/** Braintree's fields: what is typed stands in frames of Braintree's own and never comes near us. */
export default function HostedCardForm({ ref, clientToken, amountPence, onReady, onFailed }: CardFormProps) {
  const card = useRef<HostedCard>(null);
  const [errors, setErrors] = useState<CardErrors>({});
  const [bankPage, setBankPage] = useState<HTMLElement | null>(null);
  const told = useRef({ onReady, onFailed });
  told.current = { onReady, onFailed };

  useEffect(() => {
    const gone = new AbortController();
    const bank = { show: setBankPage, hide: () => setBankPage(null) };
    const containers = { number: containerOf('number'), expiry: containerOf('expiry'), cvv: containerOf('cvv') };
    openHostedCard({ clientToken, containers, bank, signal: gone.signal }).then(
      (opened) => {
        if (gone.signal.aborted) return opened.close();
        card.current = opened;
        told.current.onReady();
      },
      () => !gone.signal.aborted && told.current.onFailed(),
    );
    return () => {
      gone.abort();
      card.current?.close();
      card.current = null;
    };
  }, [clientToken]);

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
