import { startTransition } from 'react';
import { href } from 'react-router';
import { restaurantPaths } from '../../restaurants/restaurant-paths.ts';
import { type Allergen, allergensForAddress, allergensOfAddress } from '../../values/allergens/allergens.ts';
import { queryOf } from '../../values/query.ts';

/** What a link into the booking journey presets. Date 'YYYY-MM-DD', time 'HH:MM' in London. */
export type BookingRequest = {
  slug?: string;
  date?: string;
  covers?: number;
  time?: string;
  /** Time preset in the page's form that nobody chose: the slots start from the nearest one. */
  around?: string;
  occasionId?: string;
  /** An event, or a party too large for a table: a request to the restaurant. */
  bookingType?: 'event';
  /** Slug of the offer whose voucher the diner brings. */
  offer?: string;
  /** Filtered out of the menu the diner came from, according to the page or the link's URL. */
  allergies?: Allergen[];
  /** E-mail address just typed on the page; never part of a URL. */
  email?: string;
  /** The page the link is on, as path and query. */
  page?: string;
  /** A plain link to book: keeps what was chosen since in a card that this page opened. */
  goesOn?: boolean;
};

/**
 * The same journey without JavaScript: the restaurant's booking page, the page that asks for a restaurant or, for an
 * empty request, the home page's booking bar.
 */
export function bookingHref(request: BookingRequest): string {
  const { slug, date, covers, time, around, occasionId, bookingType, offer, allergies = [] } = request;
  const query = queryOf([
    ['occasion', occasionId],
    ['covers', covers],
    ['date', date],
    ['time', time],
    // Meaningless until a restaurant is chosen.
    ['around', slug && around],
    ['type', bookingType],
    ['offer', offer],
    ['without', allergensForAddress(allergies)],
  ]);
  if (slug) return `${restaurantPaths(slug).bookNow}${query}`;
  return query ? `${href('/book-now')}${query}` : '/#booking';
}

/** URL of the card's history entries, without what was typed or ticked in it. */
export function cardAddress(request: BookingRequest): string {
  const address = bookingHref({ ...request, allergies: undefined });
  return address.includes('#') ? href('/book-now') : address;
}

const BOOK_NOW_PATH = /^\/(?:restaurants\/([^/]+)\/)?book-now\/?$/;

/** The request in a URL from `bookingHref`; null for any other page. */
export function bookingRequestOf({ pathname, searchParams }: URL): BookingRequest | null {
  const path = BOOK_NOW_PATH.exec(pathname);
  if (!path) return null;
  const param = (name: string) => searchParams.get(name) || undefined;
  const allergies = allergensOfAddress(param('without') ?? '');
  return {
    slug: path[1],
    occasionId: param('occasion'),
    covers: Number(param('covers')) || undefined,
    date: param('date'),
    time: param('time'),
    around: param('around'),
    bookingType: param('type') === 'event' ? 'event' : undefined,
    offer: param('offer'),
    allergies: allergies.length > 0 ? allergies : undefined,
  };
}

let tableOfPage: BookingRequest = {};

/** Sets what the page is about: its restaurant, and the table requested on it. */
export function setTableOfPage(request: BookingRequest): void {
  tableOfPage = request;
}

/**
 * A bare “book” link requests the table its page is about. Allergens filtered out on the page go along with any link.
 */
export function withTableOfPage(request: BookingRequest): BookingRequest {
  const { allergies = tableOfPage.allergies, ...table } = request;
  const isBare = Object.values(table).every((value) => value === undefined);
  return isBare ? { ...tableOfPage, allergies, goesOn: true } : { ...request, allergies };
}

/** Shows the booking modal: `prepare` prefetches its code, `open` opens it. */
type BookingHost = { prepare: () => void; open: (request: BookingRequest) => void };
const hosts = new Set<BookingHost>();

/** Prefetches the modal's code on the first sign of intent. */
export function prepareBooking(): void {
  for (const host of hosts) host.prepare();
}

/** Opens the booking modal; false if no host is mounted. */
export function openBooking(request: BookingRequest): boolean {
  for (const host of hosts) host.open(request);
  return hosts.size > 0;
}

let pendingRequest: BookingRequest | null = null;

/** Opens the modal on page load, once a host is mounted; a transition, so that input isn't blocked. */
export function openBookingOnArrival(request: BookingRequest): void {
  if (hosts.size === 0) pendingRequest = request;
  else startTransition(() => void openBooking(request));
}

/** Registers a host for booking requests; returns the function that removes it. */
export function onBookingRequest(host: BookingHost): () => void {
  hosts.add(host);
  const request = pendingRequest;
  if (request) startTransition(() => host.open(request));
  pendingRequest = null;
  return () => hosts.delete(host);
}
