import { type BookingRequest, bookingRequestOf } from '../flow/booking-request.ts';

function isChanged(field: Element): boolean {
  if (field instanceof HTMLInputElement) return field.type !== 'hidden' && field.value !== field.defaultValue;
  if (!(field instanceof HTMLSelectElement)) return false;
  return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
}

/**
 * A request of a link on this page. One to book at all asks for what the page's table form says by now, sent or not; of
 * an untouched form only the time, around which to look. Another table in the form makes it another page.
 */
export function asOnThisPage(request: BookingRequest): BookingRequest {
  const { pathname, search } = window.location;
  const page = pathname + search;
  const form = request.goesOn && document.querySelector<HTMLFormElement>('form[data-table-form]');
  if (!form) return { ...request, page };
  const said = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  const { date, time, covers } = bookingRequestOf(new URL(`/book-now?${said}`, window.location.href)) ?? {};
  if (![...form.elements].some(isChanged)) return { ...request, page, around: request.time ? undefined : time };
  return { ...request, date: date ?? request.date, time, covers, page: `${page}#${said}` };
}
