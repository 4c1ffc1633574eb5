import { type FormEvent, useState } from 'react';
import { bookingClient } from '../../../platform/api/browser-api.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { checkCustomerField } from '../../contracts/customer.ts';
import { userMessageFor } from '../../flow/journey-errors.ts';
import { customerBody } from '../../flow/journey-state.ts';
import { manageCalls } from '../../manage/link/manage-calls.ts';
import { BookingPageLink } from '../../parts/thanks/booked-parts.tsx';
import type { Journey } from '../frame/journey-props.ts';

type Outcome = { error: string } | { sentTo: string };

/** Corrects the address if it differs, which resends the confirmation; else just resends it. */
async function sendTo(email: string, { state, dispatch }: Journey): Promise<Outcome> {
  const check = checkCustomerField('email', email);
  if (check.message) return { error: check.message };
  const calls = manageCalls(bookingClient, state.manageToken ?? '');
  const isChanged = email !== state.customer.email.value.trim();
  const { firstName, lastName, phoneNumber = '', specialRequest = '' } = customerBody(state);
  const customer = { firstName, lastName, phoneNumber, specialRequest, email };
  const answer = await (isChanged ? calls.edit({ customer }) : calls.resend());
  if (!answer.ok) return { error: answer.error.fields?.['customer.email'] ?? userMessageFor(answer.error) };
  dispatch({ type: 'customer typed', field: 'email', value: email, check });
  return { sentTo: email };
}

const WRONG_ADDRESS = 'Wrong address? Correct it';

/** Corrects the confirmation's address: in the card at once, from a page on that of the booking. */
export function CorrectEmail({ journey }: { journey: Journey }) {
  if (!journey.page) return <CorrectionForm journey={journey} />;
  return (
    <span className="block print:hidden">
      <BookingPageLink
        token={journey.state.manageToken ?? ''}
        step="details"
        className="inline-flex min-h-11 items-center"
      >
        {WRONG_ADDRESS}
      </BookingPageLink>
    </span>
  );
}

function CorrectionForm({ journey }: { journey: Journey }) {
  const [email, setEmail] = useState(journey.state.customer.email.value.trim());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [sending, setSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setOutcome(await sendTo(email.trim(), journey));
    setSending(false);
  };
  return (
    <details className="mt-2 print:hidden">
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">{WRONG_ADDRESS}</summary>
      <form noValidate className="grid gap-3 pt-2 pb-4" onSubmit={(event) => void send(event)}>
        <TextField
          id="mended-email"
          label="E-mail"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          error={outcome && 'error' in outcome ? outcome.error : null}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="line" aria-busy={sending} className="justify-self-start">
          {sending ? 'Sending…' : 'Resend it'}
        </Button>
        <p role="status" className={outcome && 'sentTo' in outcome ? 'wrap-anywhere' : 'sr-only'}>
          {outcome && ('sentTo' in outcome ? `Sent to ${outcome.sentTo}.` : outcome.error)}
        </p>
      </form>
    </details>
  );
}
