import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { buttonClass } from '../../ui/button.tsx';
import { BookingLink } from '../journey/booking-link.tsx';
import { whenInWords } from '../manage/managed-words.ts';
import { Refusal } from '../manage/refusal.tsx';
import { StepTitle } from '../manage/step-title.tsx';
import type { WaitlistPlace } from './contract.ts';
import { LeaveForm } from './leave-form.tsx';
import { OfferedTable } from './offered-table.tsx';
import { StatusWords } from './status-words.tsx';
import { placeHeadline } from './waitlist-words.ts';

type PlaceViewProps = { place: WaitlistPlace; now: number; refusal: string | null };

function Waiting() {
  return (
    <>
      <p className="mt-4 max-w-text">
        The moment a table comes free we write to you and keep it for ten minutes. You need not stay on this page,
        though it looks again by itself.
      </p>
      <div className="mt-8">
        <LeaveForm>Leave the line</LeaveForm>
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

function Elsewhere({ place: { slug, date, time, adultCovers, childCovers, status } }: { place: WaitlistPlace }) {
  return (
    <>
      <p className="mt-4 max-w-text">
        {status === 'lapsed'
          ? 'We kept it as long as we could. There may be a table at another time, or not far away.'
          : 'Nobody will write to you about it any more. Should you be hungry after all:'}
      </p>
      <p className="mt-8">
        <BookingLink
          {...{ slug, date, time }}
          covers={adultCovers + childCovers}
          className={buttonClass({ size: 'large' })}
        >
          Look for another table
        </BookingLink>
      </p>
    </>
  );
}

/** A place in the line as it stands. */
export function PlaceView({ place, now, refusal }: PlaceViewProps) {
  const { status, title, phone } = place;
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<string | null>(null);
  const hear = (words: string | null) => {
    setTold(words);
    void revalidate();
  };
  return (
    <>
      <StepTitle key={status}>{placeHeadline(place)}</StepTitle>
      <StatusWords status={status} words={placeHeadline(place)} />
      <p className="mt-4 text-lead">
        {whenInWords(place)}, at {title}.
      </p>
      <div className="mt-6 max-w-text">
        <Refusal words={told ?? refusal} phone={phone} />
      </div>
      {status === 'waiting' && <Waiting />}
      {status === 'offered' && <OfferedTable place={place} now={now} onTold={hear} />}
      {status === 'booked' && <Booked />}
      {(status === 'lapsed' || status === 'left') && <Elsewhere place={place} />}
    </>
  );
}
