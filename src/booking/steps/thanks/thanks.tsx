import { href } from 'react-router';
import { serverNow } from '../../../platform/server-clock.ts';
import { useBrand } from '../../../settings/use-brand.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { Picture } from '../../../ui/picture.tsx';
import { journeyEntryToLink } from '../../calendar/journey-calendar-entry.ts';
import type { ManagedBooking } from '../../contracts/manage.ts';
import type { JourneyRestaurant } from '../../flow/journey-state.ts';
import { bookingPhaseOf, headline } from '../../manage/link/managed-words.ts';
import { BookingPageLink, CallRestaurant, Reference, SeeYourBooking } from '../../parts/thanks/booked-parts.tsx';
import { CalendarAndDirections } from '../../parts/thanks/calendar-and-directions.tsx';
import { isChangedOnline, whenAndPartyText } from '../../rules/booking-text.ts';
import { CorrectEmail } from './correct-email.tsx';
import { CardButtons, ThanksFrame, ThanksHeading, type ThanksProps } from './thanks-frame.tsx';
import { bookedTitle, SentBefore, WhatHappensNext, WhereAndWhen } from './thanks-words.tsx';
import { useChangedSince } from './use-changed-since.ts';

function Booked({ journey, restaurant }: Pick<ThanksProps, 'journey'> & { restaurant: JourneyRestaurant }) {
  const { state, page } = journey;
  const { manageToken } = state;
  const brand = useBrand();
  const texts = useTexts();
  return (
    <>
      <ThanksHeading page={page}>{bookedTitle(state, texts)}</ThanksHeading>
      <WhereAndWhen state={state} restaurant={restaurant} />
      <SentBefore state={state} />
      <Reference>{state.confirmationNumber ?? ''}</Reference>
      <WhatHappensNext state={state} correction={manageToken && <CorrectEmail journey={journey} />} />
      <CalendarAndDirections
        className="grid gap-2 sm:grid-cols-2"
        file={manageToken && href('/booking/:manageToken/calendar.ics', { manageToken })}
        entry={journeyEntryToLink(state, brand)}
        to={restaurant}
        newTab={!page}
      />
      {manageToken && (
        <SeeYourBooking token={manageToken} canChange={isChangedOnline(state.cardGuarantee, serverNow())} />
      )}
      {!manageToken && <CallRestaurant restaurant={restaurant} lead="Plans changed?" />}
      <Picture
        picture={restaurant.picture}
        sizes="(width >= 768px) 552px, 100vw"
        className="mt-auto max-h-72 w-full rounded-sm object-cover pt-6"
      />
    </>
  );
}

/** Replaces the thanks for a booking that was changed or cancelled since. */
function ChangedSince({ booking, token }: { booking: ManagedBooking; token: string }) {
  return (
    <>
      <ThanksHeading page={null}>
        {headline(booking.firstName, bookingPhaseOf(booking, serverNow()), true)}
      </ThanksHeading>
      <p className="mt-3 font-semibold">
        {booking.title}, {whenAndPartyText(booking)}
      </p>
      <Reference>{booking.reference}</Reference>
      <p className="mt-6">
        <BookingPageLink token={token} className="inline-flex min-h-11 items-center">
          See your booking
        </BookingPageLink>
      </p>
    </>
  );
}

export function Thanks({ journey, onClose }: ThanksProps) {
  const { state, reset } = journey;
  const { restaurant, manageToken } = state;
  const changed = useChangedSince(journey);
  if (!restaurant) return null;
  return (
    <ThanksFrame
      journey={journey}
      ticket={changed ? undefined : 'Your table'}
      footer={<CardButtons onClose={onClose} again="Book another table" onAgain={() => reset(false)} />}
    >
      {changed && manageToken ? (
        <ChangedSince booking={changed} token={manageToken} />
      ) : (
        <Booked journey={journey} restaurant={restaurant} />
      )}
    </ThanksFrame>
  );
}
