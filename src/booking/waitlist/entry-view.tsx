import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass } from '../../ui/button-class.ts';
import { coversOf } from '../contracts/covers.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import type { WaitlistEntry } from '../contracts/waitlist.ts';
import { BookingLink } from '../parts/booking-link.tsx';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { whenAndPartyText } from '../rules/booking-text.ts';
import { OFFER_LENGTH } from '../rules/when-full/waitlist-offer.ts';
import { BookedTable } from './booked-table.tsx';
import { LeaveForm } from './leave-form.tsx';
import { OfferedTable } from './offered-table.tsx';
import { StatusAnnouncement } from './status-announcement.tsx';
import { entryHeadline, entryText, goneText } from './waitlist-words.ts';

type EntryViewProps = {
  entry: WaitlistEntry;
  /** The booking it has become. */
  booked: ManagedBooking | null;
  now: number;
  refusal: string | null;
};

function Waiting() {
  return (
    <>
      <p className="mt-4 max-w-text">
        The moment a table comes free we write to you and keep it for {OFFER_LENGTH}. You need not stay on this page,
        though it looks again by itself.
      </p>
      <div className="mt-8">
        <LeaveForm sure="Your place goes to the next, and asking again starts at the end.">
          Leave the waiting list
        </LeaveForm>
      </div>
    </>
  );
}

function Booked() {
  return (
    <p className="mt-4 max-w-text">
      The confirmation is on its way to you by e-mail. It has an entry for your calendar, and a link with which you can
      change or cancel.
    </p>
  );
}

function Elsewhere({ entry }: { entry: WaitlistEntry }) {
  const { slug, date, time, occasionId, status } = entry;
  return (
    <>
      <p className="mt-4 max-w-text">
        {status === 'lapsed'
          ? goneText(entry)
          : 'Nobody will write to you about it any more. If you would like a table after all:'}
      </p>
      <p className="mt-8">
        <BookingLink
          {...{ slug, date, time, occasionId }}
          covers={coversOf(entry)}
          className={buttonClass({ size: 'large' })}
        >
          Look for another table
        </BookingLink>
      </p>
    </>
  );
}

/** A waitlist entry with its present status. */
export function EntryView({ entry, booked, now, refusal }: EntryViewProps) {
  const { status, title, phone } = entry;
  const { revalidate } = useRevalidator();
  const [notice, setNotice] = useState<string | null>(null);
  const hear = (words: string | null) => {
    setNotice(words);
    void revalidate();
  };
  return (
    <>
      <StepTitle key={status}>{entryHeadline(entry)}</StepTitle>
      <StatusAnnouncement status={status} words={entryHeadline(entry)} />
      <p className="mt-4 text-lead">
        {booked ? whenAndPartyText(booked) : entryText(entry)}, at {title}.
      </p>
      <div className="mt-6 max-w-text">
        <RefusalAlert words={notice ?? refusal} phone={phone} />
      </div>
      {status === 'waiting' && <Waiting />}
      {status === 'offered' && <OfferedTable entry={entry} now={now} onOutcome={hear} />}
      {status === 'booked' && <Booked />}
      {booked && entry.booking && <BookedTable booked={booked} manageToken={entry.booking.manageToken} />}
      {(status === 'lapsed' || status === 'left') && <Elsewhere entry={entry} />}
    </>
  );
}
