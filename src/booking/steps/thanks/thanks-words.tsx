import type { ReactNode } from 'react';
import { serverNow } from '../../../platform/server-clock.ts';
import type { BrandTexts } from '../../../settings/contract.ts';
import { fillIn } from '../../../settings/fill-in.ts';
import { usePolicies } from '../../../settings/use-policies.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { JourneyRestaurant, JourneyState } from '../../flow/journey-state.ts';
import { sentBeforeInWords, voucherWarningOf } from '../../flow/journey-text.ts';
import { BookingPageLink } from '../../parts/thanks/booked-parts.tsx';
import { cardHeldText, tableKeptText, whenAndPartyText, windowAndPartyText } from '../../rules/booking-text.ts';
import { voucherReminder } from '../../rules/voucher.ts';

export function WhereAndWaiting({ state, restaurant }: { state: JourneyState; restaurant: JourneyRestaurant }) {
  const { selectedBookingDate: date, waitlistFor: time, waitlistWindow, adultCovers, childCovers } = state;
  if (!date || !time) return null;
  const window = waitlistWindow ?? { from: time, to: time };
  return (
    <p className="mt-3 font-semibold">
      {restaurant.title}, {windowAndPartyText({ date, ...window, adultCovers, childCovers })}
    </p>
  );
}

export function WhereAndWhen({ state, restaurant }: { state: JourneyState; restaurant: JourneyRestaurant }) {
  const { selectedBookingDate: date, selectedBookingTime: time, adultCovers, childCovers } = state;
  if (!date || !time) return null;
  const table = whenAndPartyText({ date, time, adultCovers, childCovers });
  return (
    <>
      <p className="mt-3 font-semibold">
        {restaurant.title}, {table}
      </p>
      <p className="hidden print:block">
        {restaurant.address.join(', ')}, {restaurant.postcode}
      </p>
    </>
  );
}

/** Says that an earlier version of the form is what was booked. */
export function SentBefore({ state }: { state: JourneyState }) {
  const words = sentBeforeInWords(state);
  return words && <p className="mt-3">{words}</p>;
}

function RunningLate({ token, phone }: { token: string | null; phone: string }) {
  return (
    <>
      {' '}
      Running late?{' '}
      {token ? <BookingPageLink token={token}>Tell us</BookingPageLink> : 'Use the link in your confirmation'} or ring{' '}
      <PhoneLink phone={phone} className="text-link figures whitespace-nowrap" />.
    </>
  );
}

/** 'See you at the table, Ann.' */
export const bookedTitle = ({ customer }: JourneyState, { booked }: Pick<BrandTexts, 'booked'>): string =>
  fillIn(booked, { name: customer.firstName.value.trim() });

export function WhatHappensNext({ state, correction }: { state: JourneyState; correction?: ReactNode }) {
  const email = state.customer.email.value.trim();
  const { tableKeptMinutes } = usePolicies();
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        We’ve e-mailed your confirmation to <span className="font-semibold wrap-anywhere">{email}</span>.{correction}
      </li>
      {state.cardGuarantee && <li>{cardHeldText(state.cardGuarantee, serverNow())}</li>}
      {state.voucher && <li>{voucherWarningOf(state) ?? voucherReminder(state.voucher)}</li>}
      <li>{useTexts().bookedArrival}</li>
      <li>
        {tableKeptMinutes && tableKeptText(tableKeptMinutes)}
        <RunningLate token={state.manageToken} phone={state.restaurant?.phone ?? ''} />
      </li>
    </ol>
  );
}
