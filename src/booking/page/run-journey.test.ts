import { describe, expect, it } from 'vitest';
import type { ApiClient, ApiResult } from '../../platform/api/api-client.ts';
import { type ErrorCode, errorCatalogue } from '../../values/error-catalogue.ts';
import { PHONE_FOR_TEXTS } from '../../values/phone/phone.ts';
import { weekdays } from '../../values/time/week.ts';
import { calendarLinks, type LinkedEntry } from '../calendar/calendar-links.ts';
import { journeyEntryToLink } from '../calendar/journey-calendar-entry.ts';
import { EVENT_TOO_LARGE, SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { type BookingCalls, bookingCalls } from '../flow/booking-calls.ts';
import type { JourneyRestaurant } from '../flow/journey-state.ts';
import { newsInWords, unansweredInWords, voucherWarningOf } from '../flow/journey-text.ts';
import { waitlistWindowOf } from '../flow/waitlist/waitlist-window.ts';
import { voucherText } from '../rules/voucher.ts';
import { ticketFor } from '../steps/frame/journey-ticket.ts';
import { partyProblems, readJourneyQuery } from './journey-query.ts';
import { runJourney } from './run-journey.ts';
import { submitForm } from './submit-form.ts';

const hours = Object.fromEntries(
  weekdays.flatMap((day) => [
    [`${day}Open`, '12:00'],
    [`${day}Close`, '22:00'],
  ]),
);
const leeds = {
  storeId: '1001',
  slug: 'leeds-greek-street',
  title: 'Leeds Greek Street',
  enableBookings: true,
  holidayPark: null,
  address: ['1 Greek Street', 'Leeds'],
  postcode: 'LS1 5RW',
  temporarilyClosed: null,
  openingHours: { ...hours, overrides: [] },
  horizonDays: 90,
} as unknown as JourneyRestaurant;
const now = { date: '2026-11-20', weekday: 'friday', minutes: 600 } as const;

type Answers = Record<string, unknown>;
const usual: Answers = {
  occasions: {
    occasions: [
      { id: 'table', name: 'A table', minimumCovers: 2, maximumCovers: 8, menuLinkGroup: null, areaLinkGroup: null },
    ],
  },
  bookingmenu: { menus: [{ id: 'main', name: 'All-day menu', description: '' }] },
  areas: { areas: [{ id: 'terrace', name: 'Terrace' }] },
  slots: { dates: [{ date: '2026-11-28', times: [{ time: '18:30', canEnquire: false }] }] },
  requirements: { isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired: false, cardGuarantee: null, turnMinutes: 90 },
  upsells: { upsells: [] },
  alternatives: { times: [], restaurants: [], waitlist: false },
  create: { bookingReference: 'AB12CD34', bookingStatus: 1 },
};
const refusal = (code: ErrorCode) => ({ refused: { code, ...errorCatalogue[code] } });

const guaranteed = {
  ...(usual.requirements as object),
  isCardGuaranteeRequired: true,
  cardGuarantee: { amount: 8000, perCover: 1000, wording: ['We charge this card.'] },
};

/** Stub of the booking API, with responses by the call's name; records what is posted to it. */
function backend(answers: Answers = {}) {
  const posted: Record<string, unknown>[] = [];
  const paths: string[] = [];
  const requests: string[] = [];
  const answer = (path: string): ApiResult<never> => {
    const response = { ...usual, ...answers }[path.split(/[/?]/)[3] ?? ''] as { refused?: { status: number } };
    if (!response?.refused) return { ok: true, data: response as never };
    return { ok: false, status: response.refused.status, error: response.refused as never };
  };
  const api = {
    get: async (path: string) => {
      requests.push(path);
      return answer(path);
    },
    post: async (path: string, body: Record<string, unknown>) => {
      posted.push(body);
      paths.push(path);
      return answer(path);
    },
  } as unknown as ApiClient;
  return { calls: bookingCalls(api), posted, paths, requests };
}

const walk = (query: string, answers?: Answers) =>
  runJourney(backend(answers).calls, leeds, readJourneyQuery(new URLSearchParams(query)), now);
const submit = (calls: BookingCalls, form: FormData) => submitForm(calls, { restaurant: leeds, form, now });
const party = 'occasion=table&covers=4&date=2026-11-28';

describe('the plain steps', () => {
  it.each([
    ['nothing chosen', '', 1, 200],
    ['a party', `step=2&${party}`, 2, 200],
    ['a time', `step=3&${party}&menu=main&area=terrace&time=18:30`, 3, 200],
    ['a time that is gone', `step=3&${party}&menu=main&time=19:00`, 2, 422],
    ['a party too large, as a request', 'step=2&occasion=table&covers=9&date=2026-11-28', 2, 200],
    ['a party and a day without a step', 'covers=4&date=2026-11-28', 2, 200],
    ['a free time without a step', 'covers=4&date=2026-11-28&time=18:30', 3, 200],
    ['a full time without a step', 'covers=4&date=2026-11-28&time=19:00', 2, 200],
    ['an occasion that does not run', 'step=2&occasion=wake&covers=4&date=2026-11-28', 1, 422],
    ['a date long past', 'step=2&occasion=table&covers=4&date=2020-01-01', 1, 422],
    ['nonsense', 'step=9&covers=many&date=soon&time=late', 1, 200],
  ])('the plain steps go as far as they can with %s', async (_, query, step, status) => {
    const journey = await walk(query);
    expect([journey.state.step, journey.status]).toEqual([step, status]);
  });

  const CHOOSE = 'Choose how many of you there are.';
  const UNREADABLE = 'That doesn’t look like a date. Choose one, or type it like 2026-11-20.';
  it.each<[string, object]>([
    [`step=2&${party}`, {}],
    ['', {}],
    ['date=soon', {}],
    ['step=1&covers=many&date=soon', {}],
    ['step=2&covers=many&date=2026-11-28', { covers: CHOOSE }],
    ['step=2&covers=0&date=2026-11-28', { covers: CHOOSE }],
    ['step=2&covers=301&date=2026-11-28', { covers: EVENT_TOO_LARGE }],
    ['step=3&covers=4&date=2026-02-30&time=19:00', { date: UNREADABLE, typedDate: '2026-02-30' }],
    ['step=2&covers=4&date=28/11/2026', { date: UNREADABLE, typedDate: '28/11/2026' }],
    ['step=2&covers=&date=', { covers: CHOOSE, date: 'Choose a day.', typedDate: '' }],
    ['type=event', {}],
    ['type=event&covers=40&date=soon', { date: UNREADABLE, typedDate: 'soon' }],
    ['type=event&covers=40&date=', { date: 'Choose a day.', typedDate: '' }],
  ])('the form %s reports what cannot be read', async (address, problems) => {
    const values = new URLSearchParams(address);
    expect(partyProblems(values, readJourneyQuery(values), now.date)).toEqual(problems);
  });

  const getofferbyslug = {
    slug: 'lunch',
    title: 'Coffee',
    validityText: 'Mondays, noon to 4.45pm',
    restaurants: null,
    voucherDays: 45,
    from: '2026-11-01',
    until: '2027-05-31',
    days: ['monday'],
    times: { from: '12:00', until: '16:45' },
  };
  it.each([
    ['its first valid day', 'offer=lunch', '2026-11-23', null],
    [
      'a chosen day it is not valid on, with a warning',
      'offer=lunch&date=2026-11-28',
      '2026-11-28',
      'on Saturday 28 November',
    ],
    [
      'a chosen day after its last, with a warning',
      'offer=lunch&date=2027-01-11',
      '2027-01-11',
      'on Monday 11 January',
    ],
    [
      'a chosen time it is not valid at, with a warning',
      'offer=lunch&covers=4&date=2026-11-23&time=18:30',
      '2026-11-23',
      'at 6.30pm',
    ],
  ])('a journey with a voucher starts at %s', async (_, query, date, wrong) => {
    const { state } = await walk(query, { getofferbyslug });
    expect([state.selectedBookingDate, state.offer]).toEqual([date, 'lunch']);
    expect(voucherWarningOf(state)).toBe(wrong && `Your voucher “Coffee” isn’t valid ${wrong}.`);
    expect(state.voucher && voucherText(state.voucher)).toBe(
      'Your voucher: Coffee. Valid: Mondays, noon to 4.45pm. It’s valid for 45 days: the last day is in your voucher e-mail.',
    );
  });

  it('the plain steps do without the voucher of an unknown offer', async () => {
    const { state } = await walk('offer=lunch', { getofferbyslug: refusal(7) });
    expect([state.selectedBookingDate, state.offer, voucherWarningOf(state)]).toEqual(['2026-11-20', null, null]);
  });

  it('the plain form keeps its voucher when it comes back', async () => {
    const { state } = await submit(backend({ getofferbyslug }).calls, form({ email: 'nowhere', offer: 'lunch' }));
    expect(voucherWarningOf(state)).toBe('Your voucher “Coffee” isn’t valid on Saturday 28 November.');
  });

  it('the plain steps keep what can be read of a form', async () => {
    const many = await walk('step=2&occasion=table&covers=many&date=2026-11-28&time=18:30');
    expect(many.state).toMatchObject({ step: 1, selectedBookingDate: '2026-11-28', prefill: { time: '18:30' } });
    const soon = await walk('step=2&occasion=table&covers=4&date=soon&time=18:30');
    expect(soon.state).toMatchObject({ step: 1, coverSize: 4, prefill: { time: '18:30' } });
  });

  it('the plain steps tick the allergens filtered out of a menu', async () => {
    const { state } = await walk(`step=3&${party}&time=18:30&without=milk,marzipan,tree-nuts`);
    expect(state.needs.allergies).toEqual(['milk', 'tree nuts']);
  });

  it('the plain steps report that the requested slot is gone', async () => {
    const { state } = await walk(`step=3&${party}&menu=main&time=19:00`);
    expect(state.bookingError).toBe(SLOT_TAKEN_MESSAGE);
  });

  it.each([
    ['once if the menu is chosen', '&menu=main', 1],
    ['again for the requested time if no menu is chosen', '', 2],
    ['again for the requested time if the chosen menu is gone', '&menu=brunch', 2],
  ])('the plain steps request the menus %s', async (_, menu, times) => {
    const { calls, requests } = backend();
    const query = readJourneyQuery(new URLSearchParams(`step=3&${party}&time=18:30${menu}`));
    const { state } = await runJourney(calls, leeds, query, now);
    expect(state.selectedMenu).toBe('main');
    expect(requests.filter((path) => path.includes('/bookingmenu/'))).toHaveLength(times);
  });

  it('the plain steps offer alternatives when nothing is free', async () => {
    const { state, alternatives, status } = await walk(`step=2&${party}`, { slots: refusal(4) });
    expect(state.slotsError).toBe(errorCatalogue[4].message);
    expect([alternatives, status]).toEqual([usual.alternatives, 422]);
  });
});

function form(values: Record<string, string> = {}): FormData {
  const data = new FormData();
  const choices = { occasion: 'table', covers: '4', date: '2026-11-28', menu: 'main', area: '', time: '18:30' };
  const customer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.co.uk', phoneNumber: '' };
  for (const [name, value] of Object.entries({ ...choices, ...customer, idempotencyKey: 'key-of-the-form', ...values }))
    data.set(name, value);
  return data;
}

const fullAtSeven = {
  slots: {
    dates: [
      {
        date: '2026-11-28',
        times: [
          { time: '18:30', canEnquire: false },
          { time: '19:00', canEnquire: true },
        ],
      },
    ],
  },
};

describe('a full time on the plain steps', () => {
  it('the plain steps enquire about a time only if it was full when chosen', async () => {
    const enquiry = await walk(`step=3&${party}&menu=main&time=ask-19:00`, fullAtSeven);
    expect(enquiry.state).toMatchObject({ step: 3, bookingType: 'enquiry', selectedBookingTime: '19:00' });
    expect([enquiry.status, enquiry.state.bookingError, newsInWords(enquiry.state)]).toEqual([200, null, null]);
    expect(enquiry.alternatives).toEqual(usual.alternatives);
    const waiting = await walk(`step=2&${party}&menu=main&time=ask-19:00&wait=19:00`, fullAtSeven);
    expect([waiting.status, newsInWords(waiting.state)]).toEqual([200, null]);
    const gone = await walk(`step=3&${party}&menu=main&time=19:00`, fullAtSeven);
    expect([gone.state.step, gone.state.bookingError]).toEqual([2, SLOT_TAKEN_MESSAGE]);
  });

  it('an enquiry needs no card; a table takes one by e-mail, or by phone if the backend has no terms', async () => {
    const card = { isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired: true, cardGuarantee: null, turnMinutes: 90 };
    const later = await walk(`step=3&${party}&menu=main&time=18:30`, { requirements: guaranteed });
    expect([later.state.step, later.state.bookingError]).toEqual([3, null]);
    const { state } = await walk(`step=3&${party}&menu=main&time=18:30`, { requirements: card });
    expect([state.step, state.bookingError]).toEqual([2, errorCatalogue[5].message]);
    const enquiry = await walk(`step=3&${party}&menu=main&time=ask-19:00`, { ...fullAtSeven, requirements: card });
    expect(enquiry.state.step).toBe(3);
  });
});

describe('the plain form', () => {
  it('the plain form books under its own key, and again under the same', async () => {
    const { calls, posted } = backend();
    const first = await submit(calls, form());
    const again = await submit(calls, form());
    expect([first.status, first.state.confirmationNumber]).toEqual([200, 'AB12CD34']);
    expect(again.state.confirmationNumber).toBe('AB12CD34');
    expect(posted.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-of-the-form', 'key-of-the-form']);
    expect(posted[0]).toMatchObject({ areaId: null, adultCovers: 4, time: '18:30' });
  });

  it('the plain form gives the thanks the key to the booking and its length', async () => {
    const token = 'k'.repeat(43);
    const create = { bookingReference: 'AB12CD34', bookingStatus: 1, manageToken: token };
    const { state } = await submit(backend({ create }).calls, form());
    expect(state).toMatchObject({ manageToken: token, turnMinutes: 90 });
    const entry = journeyEntryToLink(state, { name: 'Tavola' });
    expect(entry).toMatchObject({ startsAt: Date.parse('2026-11-28T18:30:00Z') });
    expect(JSON.stringify(calendarLinks(entry as LinkedEntry))).not.toContain(token);
  });

  it('the plain form holds a table that needs a card, and says when it was just taken', async () => {
    const card = { reference: 'AB12CD34', keptUntil: '2026-11-20T13:00:00Z' };
    const { calls, posted } = backend({ requirements: guaranteed, 'card-later': card });
    const { state, status } = await submit(calls, form());
    expect([status, state.keptForCard, state.confirmationNumber]).toEqual([200, card, null]);
    expect(posted).toMatchObject([{ idempotencyKey: 'key-of-the-form', time: '18:30' }]);
    const taken = backend({ requirements: guaranteed, 'card-later': { reference: null, keptUntil: null } });
    const full = await submit(taken.calls, form());
    expect([full.status, full.state.keptForCard, full.state.bookingError]).toEqual([409, null, SLOT_TAKEN_MESSAGE]);
  });

  it('the plain form without a time comes back with the free ones and asks for one', async () => {
    const { calls, posted } = backend(fullAtSeven);
    const { state, status } = await submit(calls, form({ time: '' }));
    expect([status, state.step, state.bookingError]).toEqual([400, 2, 'Choose a time.']);
    expect(state.slots.map(({ time }) => time)).toEqual(['18:30', '19:00']);
    expect([state.selectedBookingTime, state.customer.firstName.value, posted]).toEqual([null, 'Ada', []]);
    const full = await submit(backend({ slots: refusal(4) }).calls, form({ time: '' }));
    expect([full.state.slots, full.state.slotsError]).toEqual([[], errorCatalogue[4].message]);
  });

  it('the plain form comes back as typed with an error at the field, and nothing is sent', async () => {
    const { calls, posted } = backend();
    const { state, status } = await submit(calls, form({ email: 'nowhere', shouldReceiveSms: 'on' }));
    expect(status).toBe(400);
    expect(state.customer.email).toMatchObject({ value: 'nowhere', valid: false });
    expect(state.customer.email.message).toContain('doesn’t look right');
    expect(state.customer).toMatchObject({ shouldReceiveSms: true, firstName: { value: 'Ada', message: null } });
    expect(posted).toEqual([]);
  });

  it('the plain form asks for the number that texts need along with all else missing', async () => {
    const optIns = { email: '', lastName: '', shouldReceiveSmsPromotions: 'on' };
    const { state, status } = await submit(backend().calls, form(optIns));
    expect(status).toBe(400);
    expect(state.customer).toMatchObject({
      email: { valid: false },
      lastName: { valid: false },
      phoneNumber: { message: PHONE_FOR_TEXTS },
      shouldReceiveSms: false,
      shouldReceiveSmsPromotions: true,
    });
  });

  it('the plain form sends the needs of a party that has some', async () => {
    const { calls, posted } = backend({ events: { bookingReference: 'ASK12345', bookingStatus: 3 } });
    const needy = form({ highChairs: '2', stepFree: 'on', allergies: 'milk' });
    const { state } = await submit(calls, needy);
    needy.set('type', 'event');
    await submit(calls, needy);
    await submit(calls, form());
    const needs = { children: 0, highChairs: 2, pram: false, wheelchair: false, stepFree: true, allergies: ['milk'] };
    expect(posted.map((body) => body.needs)).toEqual([needs, needs, undefined]);
    expect(ticketFor(state).lines.slice(-2)).toEqual([
      { label: 'Allergies', value: 'Milk' },
      { label: 'Needs', value: '2 high chairs\nStep-free access to the table' },
    ]);
  });

  it.each<Record<string, string>>([{}, { wait: '18:30' }])(
    'the plain form sends an address that looks mistyped: %o',
    async (changes) => {
      const { calls, posted } = backend({ waitlist: { waitlistReference: 'W1234567', position: 1 } });
      expect((await submit(calls, form({ email: 'ada@gmial.com', ...changes }))).status).toBe(200);
      expect(posted).toMatchObject([{ customer: { email: 'ada@gmial.com' } }]);
    },
  );

  it('the plain form sends each consent as ticked', async () => {
    const { calls, posted } = backend();
    await submit(calls, form({ phoneNumber: '07700 900123', shouldReceiveSms: 'on' }));
    expect(posted[0]).toMatchObject({
      customer: { shouldReceivePromotions: false, shouldReceiveSms: true, shouldReceiveSmsPromotions: false },
    });
  });

  const oneDay = (times: string[]) => ({
    slots: { dates: [{ date: '2026-12-05', times: times.map((time) => ({ time, canEnquire: false })) }] },
  });
  const wedding = 'type=event&occasion=table&date=2026-12-05';
  it.each<[string, string, object, object]>([
    ['the details if everything is available', 'step=3&adults=40&time=18:30', { step: 3, adultCovers: 40 }, {}],
    ['its times for another day', 'step=2&adults=40&time=18:30', { step: 2, adultCovers: 40 }, {}],
    [
      'its times if the chosen one is not available',
      'step=3&adults=40&time=20:00',
      { step: 2, selectedBookingTime: '18:30' },
      { time: 'There’s no 8pm that day. Choose another time.' },
    ],
    ['its size if that is missing', 'step=3&adults=&time=18:30', { step: 2, adultCovers: 0 }, {}],
    ['its size if that is too large', 'step=3&adults=400&time=18:30', { step: 2, adultCovers: 400 }, {}],
  ])('the form of an event leads to %s', async (_, query, state, problems) => {
    const journey = await walk(`${wedding}&${query}`, oneDay(['18:30']));
    expect(journey.state).toMatchObject(state);
    expect(journey.problems).toEqual(problems);
  });

  it('the form of an event keeps its time on a day without times', async () => {
    const { state, problems } = await walk(`${wedding}&step=3&adults=40&time=18:30`, { slots: refusal(4) });
    expect(problems).toEqual({ date: 'We’ve no times that day. Choose another.' });
    expect(state).toMatchObject({ step: 2, prefill: { time: '18:30' }, adultCovers: 40 });
  });

  it('the form of an event stays at step two if the day cannot be read', async () => {
    const { state } = await walk('type=event&occasion=table&date=soon&step=3&adults=40&time=18:30');
    expect(state).toMatchObject({ step: 2, adultCovers: 40 });
  });

  it('the plain form shows fresh slots and takes a new key when the slot has just gone', async () => {
    const { calls } = backend({ create: { bookingReference: null, bookingStatus: 9 } });
    const { state, status, idempotencyKey } = await submit(calls, form({ time: '19:00' }));
    expect(status).toBe(409);
    expect(state).toMatchObject({ step: 2, bookingError: SLOT_TAKEN_MESSAGE, selectedBookingTime: null });
    expect(state.customer.firstName.value).toBe('Ada');
    expect(idempotencyKey).not.toBe('key-of-the-form');
  });

  it.each<[string, Record<string, string>, string, Record<string, unknown>]>([
    ['an enquiry about a full time', { time: 'ask-18:30' }, 'enquiry', { time: '18:30', upsellIds: [] }],
    [
      'a request for an event',
      { type: 'event', adults: '120', children: '3' },
      'events',
      { menuId: null, adultCovers: 120 },
    ],
    ['a table with its extras', { extra: 'cake' }, 'create', { upsellIds: ['cake'] }],
  ])('the plain form sends %s', async (_, values, path, body) => {
    const { calls, posted, paths } = backend({
      enquiry: { bookingReference: 'ASK12345', bookingStatus: 2 },
      events: { bookingReference: 'ASK12345', bookingStatus: 3 },
    });
    const { state, status } = await submit(calls, form(values));
    expect([status, state.confirmationNumber !== null]).toEqual([200, true]);
    expect(paths).toEqual([`/api/booking/${path}/1001`]);
    expect(posted[0]).toMatchObject(body);
  });

  it('the plain form joins the waitlist, and says when the time is free after all', async () => {
    const waitlist = { waitlistReference: 'W1234567', position: 3 };
    const joined = await submit(backend({ waitlist }).calls, form({ wait: '18:30', notifyBy: 'email' }));
    expect([joined.status, joined.state.waitlist]).toEqual([200, waitlist]);
    const free = { refused: { status: 409, code: 409, title: '', message: '' } };
    const { state, status } = await submit(backend({ waitlist: free }).calls, form({ wait: '18:30' }));
    expect(status).toBe(409);
    expect(state).toMatchObject({ step: 2, news: { kind: 'freed' }, selectedBookingTime: '18:30', waitlistFor: null });
  });

  it('the plain waitlist form takes the window of times that the page suggests', async () => {
    const { calls, posted } = backend({ waitlist: { waitlistReference: 'W1234567', position: 1 } });
    const { state } = await submit(calls, form({ wait: '19:00', from: '18:30', to: '20:00' }));
    expect(posted).toMatchObject([{ time: '19:00', from: '18:30', to: '20:00' }]);
    expect(state.waitlistWindow).toEqual({ from: '18:30', to: '20:00' });
    const open = {
      times: [{ time: '18:15' }],
      waitlist: true,
      fullTimes: ['18:00', '18:30', '19:00', '19:30', '20:00', '20:30'],
      window: { from: '18:00', to: '20:00' },
    };
    const page = await walk(`step=2&${party}&menu=main&wait=19:00`, { ...fullAtSeven, alternatives: open });
    expect(waitlistWindowOf(page.state, page.alternatives)).toEqual({
      choices: { from: ['19:00'], to: ['19:00', '19:30', '20:00', '20:30'] },
      window: { from: '19:00', to: '20:00' },
    });
    expect(waitlistWindowOf({ ...page.state, slots: [] }, page.alternatives)?.choices.from).toEqual(['18:30', '19:00']);
  });

  it('the plain waitlist form requires a number for a text message', async () => {
    const { calls, posted } = backend();
    const { state, status } = await submit(calls, form({ wait: '18:30', notifyBy: 'sms' }));
    expect([status, posted]).toEqual([400, []]);
    expect(state.customer.phoneNumber.message).toContain('so we can text you');
    expect(state.notifyBy).toBe('sms');
  });

  it('the plain form keeps its key when the backend fails, so that a retry cannot book twice', async () => {
    const { calls } = backend({ create: refusal(9) });
    const { state, status, idempotencyKey } = await submit(calls, form());
    expect([status, idempotencyKey]).toEqual([502, 'key-of-the-form']);
    expect(state.bookingError).toBe(errorCatalogue[9].message);
    expect(unansweredInWords(state)).toContain('may have reached us');
  });
});
