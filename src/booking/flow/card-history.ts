import { CardHistory, isPageUnder, putPageUnder, whenArrived } from '../../ui/card/card-history.ts';
import { type BookingRequest, cardAddress, openBookingOnArrival } from './booking-request.ts';
import { type CardView, isSameView } from './card-view.ts';

/** The booking card's history entries, under the URL of the equivalent plain page. */
export const bookingHistory = new CardHistory<CardView>('booking');

/**
 * Opens the card for a deep link, over the page at `pageUnder`. Not after a reload, when the card's own entry opens it,
 * nor on a return to that page.
 */
export function openCardOnArrival(request: BookingRequest, pageUnder: string): void {
  if (bookingHistory.trail() || isPageUnder()) return;
  putPageUnder(pageUnder);
  openBookingOnArrival(request);
}

/** Writes the opening card's entry, so that Back closes it while its code is still loading. */
export function enterHistory(request: BookingRequest): void {
  whenArrived(() => {
    if (!bookingHistory.trail()) bookingHistory.write('pushState', [{ step: 1, pending: true }], cardAddress(request));
  });
}

/** Adds choices made since the entry was written, such as another time, to its URL. */
function updateAddress(address: string): void {
  const trail = bookingHistory.trail();
  if (trail && address !== `${window.location.pathname}${window.location.search}`)
    bookingHistory.write('replaceState', trail, address);
}

/** Goes back to the view's entry if it has one, else adds one. */
export function showInHistory(view: CardView, address: string): void {
  const trail = bookingHistory.trail() ?? [];
  if (view.pending && trail.length > 0) return;
  // There's no going back to a form that was sent: the thanks replace it.
  const replaces = view.done || trail.at(-1)?.pending;
  const index = trail.findIndex((entry) => isSameView(entry, view));
  if (replaces) bookingHistory.write('replaceState', [...trail.slice(0, -1), view], address);
  else if (index === -1) bookingHistory.write('pushState', [...trail, view], address);
  else {
    bookingHistory.backTo(index);
    whenArrived(() => updateAddress(address));
  }
}
