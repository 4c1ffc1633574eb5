import { CardHistory, isPageUnder, putPageUnder, whenArrived } from '../../ui/card/card-history.ts';
import { type BookingRequest, cardAddress, openBookingOnArrival } from './booking-request.ts';
import { type CardView, isSameView } from './card-view.ts';

/** The entries of the booking card; their address is the plain booking page's, with all that was asked. */
export const bookingHistory = new CardHistory<CardView>('booking');

/**
 * Opens the card of a deep link over the page at an address. Not after a reload, when the card's own entry opens it, nor
 * when somebody comes back to that page.
 */
export function openCardOnArrival(request: BookingRequest, pageUnder: string): void {
  if (bookingHistory.trail() || isPageUnder()) return;
  putPageUnder(pageUnder);
  openBookingOnArrival(request);
}

/** Writes the entry of a card that is being opened, so that Back closes it while its code is still on its way. */
export function enterHistory(request: BookingRequest): void {
  whenArrived(() => {
    if (!bookingHistory.trail()) bookingHistory.write('pushState', [{ step: 1, pending: true }], cardAddress(request));
  });
}

/** What was chosen since an entry was written, such as another time, is told by its address too. */
function tellAddress(address: string): void {
  const trail = bookingHistory.trail();
  if (trail && address !== `${window.location.pathname}${window.location.search}`)
    bookingHistory.write('replaceState', trail, address);
}

/** Brings the history to the view: back to its entry where it has one, else on to a new one. */
export function showInHistory(view: CardView, address: string): void {
  const trail = bookingHistory.trail() ?? [];
  if (view.pending && trail.length > 0) return;
  // What was sent cannot be gone back to: the thanks take its place.
  const replaces = view.done || trail.at(-1)?.pending;
  const known = trail.findIndex((one) => isSameView(one, view));
  if (replaces) bookingHistory.write('replaceState', [...trail.slice(0, -1), view], address);
  else if (known === -1) bookingHistory.write('pushState', [...trail, view], address);
  else {
    bookingHistory.backTo(known);
    whenArrived(() => tellAddress(address));
  }
}
