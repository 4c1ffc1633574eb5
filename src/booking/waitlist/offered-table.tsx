import { useEffect, useState } from 'react';
import { Form, useRevalidator } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { formatTimeOfDay } from '../../values/time/instant-text.ts';
import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { ClaimWithCard } from './claim-with-card.tsx';
import { Countdown } from './countdown.tsx';
import { LeaveForm } from './leave-form.tsx';

type OfferedTableProps = {
  entry: WaitlistEntry;
  now: number;
  /** Receives the message once the table is claimed with a card or gone. */
  onOutcome: (words: string | null) => void;
};

function ClaimForm() {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value="claim" />
      <Button type="submit" size="large">
        Take this table
      </Button>
    </Form>
  );
}

/** Without scripts a card can only be added by phone. */
function ByTelephone({ entry: { phone, cardGuarantee, cardLater } }: Pick<OfferedTableProps, 'entry'>) {
  return (
    <div className="mt-6 grid max-w-text gap-2">
      {cardGuarantee?.wording.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p className="font-semibold">
        {cardLater
          ? 'To add your card, open this page in a browser with JavaScript turned on, or ring '
          : 'To take the table, ring '}
        <PhoneLink phone={phone} />.
      </p>
    </div>
  );
}

function CardClaimSection({ entry, onOutcome }: Pick<OfferedTableProps, 'entry' | 'onOutcome'>) {
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!scripted || !entry.cardGuarantee) return <ByTelephone entry={entry} />;
  return <ClaimWithCard terms={entry.cardGuarantee} phone={entry.phone} onOutcome={onOutcome} />;
}

/** Lets the diner claim the offered table or pass it on. */
export function OfferedTable({ entry, now, onOutcome }: OfferedTableProps) {
  const { revalidate } = useRevalidator();
  const { offeredUntil, cardGuarantee, cardLater } = entry;
  if (!offeredUntil) return null;
  return (
    <>
      <p className="mt-4 text-lead font-semibold">
        We’ll hold it for you until {formatTimeOfDay(Date.parse(offeredUntil))}.
      </p>
      <Countdown key={now} atFirst={Date.parse(offeredUntil) - now} onOver={() => void revalidate()} />
      {cardGuarantee && <CardClaimSection entry={entry} onOutcome={onOutcome} />}
      <div className="mt-8 flex flex-wrap items-center gap-4">
        {!cardGuarantee && <ClaimForm />}
        {cardLater ? (
          <LeaveForm sure="Someone else can then book it, and you’ll have to start again.">
            Give the table back
          </LeaveForm>
        ) : (
          <LeaveForm sure="We’ll offer the table to someone else and take you off the waiting list.">
            No, thanks
          </LeaveForm>
        )}
      </div>
    </>
  );
}
