/** What a link into the booking journey already knows. Date 'YYYY-MM-DD', time 'HH:MM' on London's clocks. */
export type BookingRequest = {
  slug?: string;
  date?: string;
  covers?: number;
  time?: string;
  occasionId?: string;
  /** An event, or a party too large for a table: the restaurant is asked. */
  bookingType?: 'event';
};

/** A request and the how many-th it is: the same one may come twice. */
export type Opening = { request: BookingRequest; count: number };

/** The address that leads to the same journey without JavaScript: the restaurant's own, or the home page's bar. */
export function bookingHref({ slug, date, covers, time, occasionId, bookingType }: BookingRequest): string {
  if (!slug) return bookingType ? `/book-now?type=${bookingType}` : '/#booking';
  const query = new URLSearchParams();
  if (occasionId) query.set('occasion', occasionId);
  if (covers) query.set('covers', String(covers));
  if (date) query.set('date', date);
  if (time) query.set('time', time);
  if (bookingType) query.set('type', bookingType);
  const wish = query.size > 0 ? `?${query}` : '';
  return `/restaurants/${slug}/book-now${wish}`;
}

type Listener = (request: BookingRequest) => void;
const listeners = new Set<Listener>();

/** Opens the booking modal, wherever the page stands. False when no host is there to open it. */
export function openBooking(request: BookingRequest): boolean {
  for (const listener of listeners) listener(request);
  return listeners.size > 0;
}

let waiting: BookingRequest | null = null;

/** The same for a page that wants the modal open as it arrives, perhaps before the host does. */
export function openBookingOnArrival(request: BookingRequest): void {
  if (!openBooking(request)) waiting = request;
}

/** Called with every request to open; answers how to stop listening. */
export function onBookingOpened(listener: Listener): () => void {
  listeners.add(listener);
  if (waiting) listener(waiting);
  waiting = null;
  return () => listeners.delete(listener);
}
