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
  /** The time that the form of the page shows, when nobody has asked for one: the times begin with the nearest to it. */
  around?: string;
  occasionId?: string;
  /** An event, or a party too large for a table: a request to the restaurant. */
  bookingType?: 'event';
  /** The offer of a voucher that the diner comes with, by its slug. */
  offer?: string;
  /** Left out of the menu that was read: told by the page, and by the address of a link as that of the menu does. */
  allergies?: Allergen[];
  /** The address the diner has just typed on the page: its link tells, no address does. */
  email?: string;
  /** The page whose link asks, as path and query. */
  page?: string;
  /** The link is one to book at all: what was chosen since in a card that this page opened stays. */
  goesOn?: boolean;
};

/**
 * The same journey without JavaScript, carrying all that was asked: the restaurant's booking page, the page that asks
 * for a restaurant, or with nothing asked the booking bar of the home page.
 */
export function bookingHref(request: BookingRequest): string {
  const { slug, date, covers, time, around, occasionId, bookingType, offer, allergies = [] } = request;
  const query = queryOf([
    ['occasion', occasionId],
    ['covers', covers],
    ['date', date],
    ['time', time],
    // Says nothing by itself where the restaurant is still to be chosen.
    ['around', slug && around],
    ['type', bookingType],
    ['offer', offer],
    ['without', allergensForAddress(allergies)],
  ]);
  if (slug) return `${restaurantPaths(slug).bookNow}${query}`;
  return query ? `${href('/book-now')}${query}` : '/#booking';
}

/** The address of the card itself, which its entries in the history carry: what is typed or ticked in it, it does not tell. */
export function cardAddress(request: BookingRequest): string {
  const address = bookingHref({ ...request, allergies: undefined });
  return address.includes('#') ? href('/book-now') : address;
}

const BOOK_NOW_PATH = /^\/(?:restaurants\/([^/]+)\/)?book-now\/?$/;

/** What an address made by `bookingHref` asks for; null for any other page's. */
export function bookingRequestOf({ pathname, searchParams }: URL): BookingRequest | null {
  const path = BOOK_NOW_PATH.exec(pathname);
  if (!path) return null;
  const named = (name: string) => searchParams.get(name) || undefined;
  const allergies = allergensOfAddress(named('without') ?? '');
  return {
    slug: path[1],
    occasionId: named('occasion'),
    covers: Number(named('covers')) || undefined,
    date: named('date'),
    time: named('time'),
    around: named('around'),
    bookingType: named('type') === 'event' ? 'event' : undefined,
    offer: named('offer'),
    allergies: allergies.length > 0 ? allergies : undefined,
  };
}

let tableOfPage: BookingRequest = {};

/** Tells what the page is about: the restaurant it shows, and the table it was asked for. */
export function setTableOfPage(request: BookingRequest): void {
  tableOfPage = request;
}

/**
 * What a link asks for: one that says no more than “book” asks for the table of the page it stands on. What the page
 * leaves out of a menu goes along with any.
 */
export function withTableOfPage(request: BookingRequest): BookingRequest {
  const { allergies = tableOfPage.allergies, ...table } = request;
  const isBare = Object.values(table).every((asked) => asked === undefined);
  return isBare ? { ...tableOfPage, allergies, goesOn: true } : { ...request, allergies };
}

/** The component that shows the booking modal: `prepare` fetches its code ahead, `open` opens it. */
type BookingHost = { prepare: () => void; open: (request: BookingRequest) => void };
const hosts = new Set<BookingHost>();

/** Fetches the modal's code on the first sign of intent. */
export function prepareBooking(): void {
  for (const host of hosts) host.prepare();
}

/** Opens the booking modal from anywhere on the page. False when there is no host to open it. */
export function openBooking(request: BookingRequest): boolean {
  for (const host of hosts) host.open(request);
  return hosts.size > 0;
}

let waiting: BookingRequest | null = null;

/**
 * Opens the modal as the page arrives, in slices between which a press is heard; waits for the host when it is not mounted
 * yet.
 */
export function openBookingOnArrival(request: BookingRequest): void {
  if (hosts.size === 0) waiting = request;
  else startTransition(() => void openBooking(request));
}

/** Registers a host for requests to book; returns the function that removes it. */
export function onBookingWanted(host: BookingHost): () => void {
  hosts.add(host);
  const request = waiting;
  if (request) startTransition(() => host.open(request));
  waiting = null;
  return () => hosts.delete(host);
}
