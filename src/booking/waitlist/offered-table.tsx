import { useEffect, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { telephoneHref } from '../journey/journey-notice.tsx';
import { CardClaim } from './card-claim.tsx';
import type { WaitlistPlace } from './contract.ts';
import { Countdown } from './countdown.tsx';
import { LeaveForm } from './leave-form.tsx';
import { clockInWords } from './waitlist-words.ts';

type OfferedTableProps = {
  place: WaitlistPlace;
  now: number;
  /** What became of a table that was taken or lost without a form of the page. */
  onTold: (words: string | null) => void;
};

function TakeForm() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="claim" />
      <Button type="submit" size="large">
        Take this table
      </Button>
    </Form>
  );
}

/** Until scripts run, and where they never do, a card is for the telephone. */
function ByTelephone({ place: { phone, cardGuarantee } }: Pick<OfferedTableProps, 'place'>) {
  return (
    <div className="mt-6 grid max-w-text gap-2">
      {cardGuarantee?.wording.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="font-semibold">
        To take the table, please ring{' '}
        <a className="text-link figures" href={telephoneHref(phone)}>
          {phone}
        </a>
        .
      </p>
    </div>
  );
}

function TakeWithCard({ place, onTold }: Pick<OfferedTableProps, 'place' | 'onTold'>) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!scripted || !place.cardGuarantee) return <ByTelephone place={place} />;
  return <CardClaim terms={place.cardGuarantee} phone={place.phone} onTold={onTold} />;
}

/** A table that is kept for a few minutes: take it, or let the next in line have it. */
export function OfferedTable({ place, now, onTold }: OfferedTableProps) {
  const { revalidate } = useRevalidator();
  const { offeredUntil, cardGuarantee } = place;
  if (!offeredUntil) return null;
  return (
    <>
      <p className="mt-4 text-lead font-semibold">We keep it for you until {clockInWords(offeredUntil)}.</p>
      <Countdown key={now} atFirst={Date.parse(offeredUntil) - now} onOver={() => void revalidate()} />
      {cardGuarantee && <TakeWithCard place={place} onTold={onTold} />}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        {!cardGuarantee && <TakeForm />}
        <LeaveForm>No, thank you</LeaveForm>
      </div>
    </>
  );
}
