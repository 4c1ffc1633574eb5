import { type BookingRequest, bookingRequestOf } from '../flow/booking-request.ts';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.type !== 'hidden' && field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/**
 * Completes a request with this page. A plain link to book also takes what the page's table form says, submitted or
 * not; from an untouched form only the time, to search around. A changed form counts as another page.
 */
export function asOnThisPage(request: BookingRequest): BookingRequest {
  const { pathname, search } = window.location;
  const page = pathname + search;
  const form = request.goesOn && document.querySelector<HTMLFormElement>('form[data-table-form]');
  if (!form) return { ...request, page };
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { date, time, covers } = bookingRequestOf(new URL(`/book-now?${query}`, window.location.href)) ?? {};
  if (![...form.elements].some(isChanged)) return { ...request, page, around: request.time ? undefined : time };
  return { ...request, date: date ?? request.date, time, covers, page: `${page}#${query}` };
}
