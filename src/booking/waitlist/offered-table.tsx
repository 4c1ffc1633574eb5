import { Form, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';
import type { WaitlistPlace } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { LeaveForm } from './leave-form.tsx';
import { clockInWords } from './waitlist-words.ts';

type OfferedTableProps = { place: WaitlistPlace; now: number };

function TakeForm() {
  return (
    <Form method="post" className="mt-8">
      <input type="hidden" name="intent" value="claim" />
      <Button type="submit" size="large">
        Take this table
      </Button>
    </Form>
  );
}

function ByTelephone({ phone }: { phone: string }) {
  return (
    <p className="mt-6 max-w-text font-semibold">
      A card holds this table. Please ring{' '}
      <a className="text-link figures" href={telephoneHref(phone)}>
        {phone}
      </a>{' '}
      to take it.
    </p>
  );
}

/** A table that is kept for a few minutes: take it, or let the next in line have it. */
export function OfferedTable({ place: { offeredUntil, phone, cardGuarantee }, now }: OfferedTableProps) {
  const { revalidate } = useRevalidator();
  if (!offeredUntil) return null;
  return (
    <>
      <p className="mt-4 text-lead font-semibold">We keep it for you until {clockInWords(offeredUntil)}.</p>
      <Countdown key={now} atFirst={Date.parse(offeredUntil) - now} onOver={() => void revalidate()} />
      {cardGuarantee ? <ByTelephone phone={phone} /> : <TakeForm />}
      <LeaveForm>No, thank you</LeaveForm>
    </>
  );
}
