import { useEffect, useImperativeHandle, useState } from 'react';
import { TextField } from '../../ui/forms/field.tsx';
import { type CardErrors, cardErrors, cardFields, groupedNumber, tidyExpiry } from '../card/card-entry.ts';
import cardGrid from '../card/card-grid.module.css';
import { type CardFormProps, cardFieldId, LOOK_AGAIN, type Tokenised, thisMonth } from '../card/card-step.ts';
import type { CardField } from '../card/card-vault.ts';
import { NOT_CONFIRMED } from '../card/refusals.ts';
import { BankStep, useBankStep } from './bank-step.tsx';
import { readTestCard } from './read-test-card.ts';
import { TestCardNote } from './test-card-note.tsx';
import { testNonce } from './test-nonce.ts';

const EMPTY = { number: '', expiry: '', cvv: '' };
const tidy: Record<CardField, (typed: string) => string> = {
  number: groupedNumber,
  expiry: tidyExpiry,
  cvv: (input) => input.trim(),
};
/** The fields have no names, so that a form around them never submits them. */
const fields: Record<CardField, { label: string; autoComplete: string; hint?: string; maxLength: number }> = {
  number: { label: 'Card number', autoComplete: 'cc-number', maxLength: 23 },
  expiry: { label: 'Expiry date', autoComplete: 'cc-exp', hint: 'Month and year, like 12/27', maxLength: 9 },
  cvv: { label: 'Security code', autoComplete: 'cc-csc', hint: 'Three digits on the back', maxLength: 4 },
};

/** The test vault's fields: plain inputs, since they take no real card. */
export function TestCardForm({ ref, amountPence, onReady, onErrors }: CardFormProps) {
  const [entry, setEntry] = useState(EMPTY);
  const [errors, setShown] = useState<CardErrors>({});
  const setErrors = (fieldErrors: CardErrors) => {
    setShown(fieldErrors);
    onErrors(fieldErrors);
  };
  const { asking: isOpen, ask, answer } = useBankStep();
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once, after mounting
  useEffect(onReady, []);

  const refuse = (fieldErrors: CardErrors, message: string): Tokenised => {
    setErrors(fieldErrors);
    return { ok: false, message, fields: fieldErrors };
  };
  const tokenise = async (): Promise<Tokenised> => {
    const card = readTestCard(entry, thisMonth());
    if (!card.ok) return refuse(card.fields, LOOK_AGAIN);
    setErrors({});
    if (card.kind !== 'challenged') return { ok: true, nonce: testNonce(card.kind, 'none') };
    const isConfirmed = await ask();
    return isConfirmed
      ? { ok: true, nonce: testNonce(card.kind, 'confirmed') }
      : refuse({ number: NOT_CONFIRMED }, NOT_CONFIRMED);
  };
  const check = (): CardErrors => {
    const card = readTestCard(entry, thisMonth());
    const fieldErrors = card.ok ? {} : card.fields;
    setErrors(fieldErrors);
    return fieldErrors;
  };
  useImperativeHandle(ref, () => ({ check, tokenise, showErrors: setErrors }));

  const leave = (field: CardField) => {
    const tidyEntry = { ...entry, [field]: tidy[field](entry[field]) };
    setEntry(tidyEntry);
    // The bank's error stays until the field changes: removing it on blur would move the layout under a click.
    const wrong = tidyEntry[field] && cardErrors(tidyEntry, thisMonth())[field];
    if (wrong) setErrors({ ...errors, [field]: wrong });
  };
  return (
    <>
      <TestCardNote />
      <div className={cardGrid.grid}>
        {cardFields.map((field) => (
          <TextField
            key={field}
            {...fields[field]}
            id={cardFieldId(field)}
            inputMode="numeric"
            required
            value={entry[field]}
            error={errors[field]}
            onChange={({ target }) => {
              setEntry({ ...entry, [field]: target.value });
              setErrors({ ...errors, [field]: undefined });
            }}
            onBlur={() => leave(field)}
          />
        ))}
      </div>
      <BankStep open={isOpen} amountPence={amountPence} onAnswer={answer} />
    </>
  );
}
