import { BookingPageLink, CallRestaurant, Reference } from '../../parts/thanks/booked-parts.tsx';
import { requestTitle, WhatHappensToRequest } from '../frame/request-words.tsx';
import { CorrectEmail } from './correct-email.tsx';
import { CardButtons, ThanksFrame, ThanksHeading, type ThanksProps } from './thanks-frame.tsx';
import { SentBefore, WhereAndWhen } from './thanks-words.tsx';

/** A request was received, which isn't a booking: no calendar entry. */
export function RequestThanks({ journey, onClose }: ThanksProps) {
  const { state, reset, page } = journey;
  const { restaurant, manageToken } = state;
  if (!restaurant) return null;
  return (
    <ThanksFrame
      journey={journey}
      ticket="Your request"
      footer={<CardButtons onClose={onClose} again="Book a table" onAgain={() => reset(false)} />}
    >
      <ThanksHeading page={page}>{requestTitle(state, restaurant)}</ThanksHeading>
      <WhereAndWhen state={state} restaurant={restaurant} />
      <SentBefore state={state} />
      <Reference>{state.confirmationNumber ?? ''}</Reference>
      <WhatHappensToRequest
        state={state}
        restaurant={restaurant}
        correction={manageToken && <CorrectEmail journey={journey} />}
      />
      {manageToken && (
        <p className="mt-6 print:hidden">
          <BookingPageLink token={manageToken} className="inline-flex min-h-11 items-center">
            See your request
          </BookingPageLink>
        </p>
      )}
      <CallRestaurant restaurant={restaurant} lead="In a hurry?" />
    </ThanksFrame>
  );
}
