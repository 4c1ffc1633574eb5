import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { parseCalendar, unescapeText } from '../../../tests/support/calendar.ts';
import { exampleManagedBooking } from '../../../tests/support/managed.ts';
import { apiContext, type PageContext, pageContext } from '../../platform/api/page-context.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { ManagedBooking } from '../contracts/manage.ts';
import { loader } from './calendar-download.ts';

const settings = { site_name: 'Tavola', email: 'ciao@tavola.example', url: 'https://www.tavola.example' };
const restaurant = { lat: 53.8, lng: -1.5, sittings: [], openingHours: {} };

/** Requests the calendar file on a site whose address differs from the brand's. */
async function download(booking: ManagedBooking): Promise<Response> {
  const loadBooking = async () => ({ ok: true, data: { booking } });
  const content = async (path: string) => ({ ok: true, data: path.includes('settings') ? settings : restaurant });
  const context = new RouterContextProvider();
  context.set(apiContext, { booking: { get: loadBooking }, network: { get: content } } as unknown as ServerApi);
  const now = Date.parse('2026-11-21T09:30:00Z');
  context.set(pageContext, { now, publicUrl: 'https://book.tavola.test' } as PageContext);
  const args = { params: { manageToken: 'its-own' }, context } as unknown as Parameters<typeof loader>[0];
  return loader(args);
}

test('the calendar file has this site’s address and the organiser, as in the e-mail', async () => {
  const answer = await download(exampleManagedBooking({ bookedAt: '2026-11-20T12:00:00.000Z' }));
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH');
  const { calendar, event } = parseCalendar(await answer.text());
  expect(calendar.METHOD).toBe('PUBLISH');
  expect(event).toMatchObject({
    UID: 'cdfghjkm@tavola.example',
    ORGANIZER: 'MAILTO:ciao@tavola.example',
    URL: 'https://book.tavola.test/booking/its-own',
    CREATED: '20261120T120000Z',
    DTSTAMP: '20261121T093000Z',
  });
  expect(unescapeText(event.DESCRIPTION ?? '')).toContain('https://book.tavola.test/booking/its-own or 0113 496 0100');
});

test('the calendar file of a cancelled booking cancels its entry', async () => {
  const { calendar } = parseCalendar(await (await download(exampleManagedBooking({ status: 'cancelled' }))).text());
  expect(calendar.METHOD).toBe('CANCEL');
});

test('a request has no calendar file, and its page says why', async () => {
  const answer = await download(exampleManagedBooking({ bookingType: 'enquiry', status: 'received' }));
  expect(answer.headers.get('location')).toBe('/booking/its-own');
});
