import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { serverNow } from '../../../platform/server-clock.ts';
import type { BrandTexts } from '../../../settings/contract.ts';
import { fillIn } from '../../../settings/fill-in.ts';
import { usePolicies } from '../../../settings/use-policies.ts';
import { useTexts } from '../../../settings/use-texts.ts';
import { PhoneLink } from '../../../ui/phone-link.tsx';
import type { JourneyRestaurant, JourneyState } from '../../flow/journey-state.ts';
import { sentBeforeInWords, voucherWarningOf } from '../../flow/journey-text.ts';
import { cardHeldText, tableKeptText, whenAndPartyText, windowAndPartyText } from '../../rules/booking-text.ts';
import { voucherReminder } from '../../rules/voucher.ts';

/** Where and for what one waits. */
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

/** Where, which day, what time and for whom: what one looks for first. */
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

/** That what was sent first is what was taken, where its answer was lost and the form changed. */
export function SentBefore({ state }: { state: JourneyState }) {
  const words = sentBeforeInWords(state);
  return words && <p className="mt-3">{words}</p>;
}

type BookingPageLinkProps = { token: string; step?: 'details'; className?: string; children: string };

/** Leads to the page on which the booking is seen, changed and cancelled. */
export function BookingPageLink({ token, step, className = '', children }: BookingPageLinkProps) {
  const page = href('/booking/:manageToken', { manageToken: token });
  return (
    <Link to={step ? `${page}?step=${step}` : page} className={`text-link ${className}`}>
      {children}
    </Link>
  );
}

/** The way to that page for whoever has just booked. */
export function SeeYourBooking({ token, canChange }: { token: string; canChange: boolean }) {
  return (
    <p className="mt-6 print:hidden">
      <BookingPageLink token={token} className="inline-flex min-h-11 items-center">
        {canChange ? 'Change or cancel' : 'See or cancel'}
      </BookingPageLink>
    </p>
  );
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

/** The booking's reference, as large as it matters. */
export function Reference({ children }: { children: string }) {
  return (
    <p className="mt-5 border-y border-line py-4">
      <span className="block text-sm text-ink-soft">Your reference</span>
      <span className="figures block wrap-anywhere text-[2.75rem] leading-tight tracking-wide text-basil">
        {children}
      </span>
    </p>
  );
}

/** What the diner can expect before the visit. */
export function WhatHappensNext({ state, mend }: { state: JourneyState; mend?: ReactNode }) {
  const email = state.customer.email.value.trim();
  const { tableKeptMinutes } = usePolicies();
  return (
    <ol className="mt-4 grid list-decimal gap-2 pl-5 marker:font-display marker:text-tomato">
      <li>
        We’ve e-mailed your confirmation to <span className="font-semibold wrap-anywhere">{email}</span>.{mend}
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

type CallRestaurantProps = { restaurant: Pick<JourneyRestaurant, 'phone'>; lead: string };

/** Whom to ring, after a few words why. */
export function CallRestaurant({ restaurant, lead }: CallRestaurantProps) {
  return (
    <p className="mt-6">
      {lead} Ring <PhoneLink phone={restaurant.phone} className="text-link figures whitespace-nowrap" />.
    </p>
  );
}
