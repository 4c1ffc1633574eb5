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
  booked: ManagedBooking | null;
  now: number;
  refusal: string | null;
};

function Waiting() {
  return (
    <>
      <p className="mt-4 max-w-text">
        When it’s your turn for a table, we’ll let you know and hold it for {OFFER_LENGTH}. No need to stay on this
        page: it updates itself.
      </p>
      <div className="mt-8">
        <LeaveForm sure="You’ll lose your place, and joining again puts you at the back.">
          Leave the waiting list
        </LeaveForm>
      </div>
    </>
  );
}

function Booked() {
  return (
    <p className="mt-4 max-w-text">
      We’ve e-mailed your confirmation, with a calendar entry and a link to change or cancel.
    </p>
  );
}

function Elsewhere({ entry }: { entry: WaitlistEntry }) {
  const { slug, date, time, occasionId, status } = entry;
  return (
    <>
      <p className="mt-4 max-w-text">
        {status === 'lapsed' ? goneText(entry) : 'We won’t write to you about it again. Fancy a table after all?'}
      </p>
      <p className="mt-8">
        <BookingLink
          slug={slug}
          date={date}
          time={time}
          occasionId={occasionId}
          covers={coversOf(entry)}
          className={buttonClass({ size: 'large' })}
        >
          Find another table
        </BookingLink>
      </p>
    </>
  );
}

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
