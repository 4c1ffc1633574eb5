import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CreateAnswer } from '../../src/booking/contracts/booking.ts';
import { testNonce } from '../../src/payments/test-vault/test-nonce.ts';
import { type RunningServer, startServer } from '../load/server.ts';
import { inEmail, type PlainPage, postAsGuest, visitor } from './plain-page.ts';

/** Bookings by a browser without scripts. */
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ CLOCK: '2026-11-20T10:00:00Z', TRUST_PROXY: 'on' });
});
afterAll(() => server.stop());

const open = (path: string) => visitor(server.url)(path);
const BATH = '1038';
const YORK = '1023';
const ada = { firstName: 'Ada', lastName: 'Lovelace' };
const customer = {
  ...ada,
  phoneNumber: '',
  specialRequest: '',
  shouldReceivePromotions: false,
  shouldReceiveSms: false,
};
const table = { occasionId: 'table', menuId: 'main', areaId: null, date: '2026-12-04', time: '19:00', adultCovers: 2 };
const MANAGE_LINK = /\/booking\/[\w-]{43}(?![\w-])/;
const WAITLIST_LINK = /\/booking\/waitlist\/[\w-]{43}(?![\w-])/;

/** Books by API; returns the link of the confirmation, and the reference. */
async function book(email: string, changes: object = {}, storeId = BATH) {
  const answer = await postAsGuest<CreateAnswer>(server.url, `/api/booking/create/${storeId}`, {
    ...table,
    ...changes,
    idempotencyKey: `key-of-${email.replace('@', '.')}`,
    customer: { ...customer, email },
  });
  expect(answer.bookingStatus).toBe(1);
  return { link: await inEmail(server.url, email, MANAGE_LINK), reference: answer.bookingReference ?? '' };
}

const REFERENCE = /Your reference ?([A-Z\d]{6,})\b/;
const referenceOf = ({ words }: PlainPage) => REFERENCE.exec(words)?.[1];
const isDisabled = ({ html }: PlainPage, button: string) =>
  new RegExp(`<button[^>]* disabled=""[^>]*>${button}`).test(html);

describe('a table', () => {
  test('is booked in three pages, once however often the last is sent', async () => {
    const party = await open('/restaurants/leeds-greek-street/book-now');
    expect(party.html).toContain('<meta name="robots" content="noindex"');
    const times = await party.press('Find a table', { date: '2026-11-26', covers: '4' });
    const details = await times.press('7pm');
    const refused = await details.press('Book this table', { firstName: 'Ada' });
    expect(refused.status).toBe(400);
    expect(refused.title).toBe('Error: Details – Book a table at Leeds Greek Street · Tavola');
    expect(refused.valuesOf('firstName')).toEqual(['Ada']);
    expect(refused.descriptionOf('lastName')).toBe('Enter your last name.');
    const send = () => refused.press('Book this table', { ...ada, email: 'ada@example.co.uk' });
    const thanks = await send();
    expect(referenceOf(thanks)).toBeDefined();
    expect(referenceOf(await send())).toBe(referenceOf(thanks));
    expect(thanks.path).not.toContain('ada');
  });

  test('begins with a restaurant, chosen by nation', async () => {
    const party = await (await open('/book-now')).follow('Cardiff The Hayes');
    expect(party.path).toBe('/restaurants/cardiff-the-hayes/book-now');
    expect(party.html).toContain('Find a table</button>');
  });

  test('has what a menu left out ticked as an allergy', async () => {
    const menu = await open('/our-menu/main?without=tree-nuts&without=milk');
    const restaurants = await menu.follow('Book a table');
    expect(restaurants.path).toBe('/book-now?without=milk%2Ctree-nuts');
    const party = await restaurants.follow('Leeds Greek Street');
    expect(party.path).toBe('/restaurants/leeds-greek-street/book-now?without=milk%2Ctree-nuts');
    const details = await (await party.press('Find a table', { date: '2026-11-26' })).press('7pm');
    expect(details.words).toContain('Milk, tree nuts');
    expect(details.valuesOf('allergies')).toEqual(['milk', 'tree nuts']);
  });

  test('takes extras along; a full time is waited for, and asked for', async () => {
    const request = '/restaurants/york-coppergate/book-now?date=2026-12-03&covers=14&time=19:00&occasion=table&step=2';
    const details = await (await open(request)).press('7pm');
    const thanks = await details.press('Book this table', {
      ...ada,
      email: 'extras@example.co.uk',
      extra: ['prosecco'],
    });
    expect(referenceOf(thanks)).toBeDefined();
    expect(thanks.words).toContain('£28.50');

    const full = await (await open(request)).press('7pm (full, but you can ask)');
    expect(full.words).toContain('7pm is full, so this is a request, not a booking.');
    expect(full.words).not.toMatch(/just been taken|the closest times/);
    const waiting = await full.follow('Join the waiting list for 7pm');
    const typed = { ...ada, to: '19:15', email: 'nowhere' };
    const refused = await waiting.press('Join the waiting list', typed);
    expect(refused.valuesOf('to')).toEqual(['19:15']);
    const joined = await refused.press('Join the waiting list', { email: 'waits@example.co.uk' });
    expect(joined.words).toContain('York Coppergate, Thursday 3 December, any time from 6pm to 7.15pm, for 14 people');
    expect((await joined.follow('Join again with the right one.')).words).toContain('Waiting list for 7pm');

    const sent = await full.press('Send the request', { ...ada, email: 'asks@example.co.uk' });
    expect(sent.words).toContain('Your request is with York Coppergate, Ada.');
  });

  test('that needs a card says so before the times, how it is given, and whom to ring instead', async () => {
    const { words, links } = await open(
      '/restaurants/leeds-greek-street/book-now?date=2026-12-04&covers=8&time=19:00&occasion=christmas&step=2',
    );
    expect(words).toMatch(/You’ll need a card to hold this table/);
    expect(words).toMatch(/We’ll e-mail you a link to add your card/);
    expect(links.map(({ text }) => text)).toContain('0113 496 0131');
  });
});

describe('an event', () => {
  test('is asked for in two pages', async () => {
    const event = await (await open('/book-now?type=event')).follow('Cardiff The Hayes');
    const dated = await event.press('Show times', { date: '2026-12-05' });
    expect(dated.valuesOf('date')).toEqual(['2026-12-05']);
    const large = await dated.press('Continue', { adults: '400' });
    expect(large.title).toMatch(/^Error: .* – Book a table at Cardiff The Hayes/);
    expect(large.descriptionOf('adults')).toMatch(/more than 300 people, ring/);
    expect(large.summary()).toEqual([
      { href: '#event-adults', text: expect.stringMatching(/more than 300 people, ring/) },
    ]);
    const details = await large.press('Continue', { adults: '40' });
    const thanks = await details.press('Send the request', { ...ada, email: 'event@example.co.uk' });
    expect(thanks.words).toContain('Nothing’s booked yet, and no table is held.');
    expect(referenceOf(thanks)).toBeDefined();
  });

  test('keeps its size and time on another day, and what was typed into a refused form', async () => {
    const event = await open('/restaurants/cardiff-the-hayes/book-now?type=event&date=2026-12-04');
    const closed = await event.press('Continue', { adults: '40', time: '18:00', date: '2026-12-25' });
    expect(closed.descriptionOf('date')).toBe('Cardiff The Hayes is closed on Friday 25 December. Choose another day.');
    expect(closed.valuesOf('adults')).toEqual(['40']);
    const dated = await closed.press('Show times', { date: '2026-12-05' });
    expect([dated.valuesOf('time'), dated.valuesOf('adults')]).toEqual([['18:00'], ['40']]);
    const details = await dated.press('Continue');
    const typed = { firstName: 'Ada', email: 'nowhere', shouldReceivePromotions: 'on' };
    const refused = await details.press('Send the request', typed);
    expect(refused.descriptionOf('email')).toMatch(/doesn’t look right/);
    expect(refused.valuesOf('firstName')).toEqual(['Ada']);
    expect(refused.valuesOf('shouldReceivePromotions')).toHaveLength(1);
    expect(refused.path).not.toMatch(/Ada|nowhere/);
    const thanks = await refused.press('Send the request', { ...ada, email: 'event.typed@example.co.uk' });
    expect(thanks.words).toContain('Saturday 5 December at 6pm');
    expect(referenceOf(thanks)).toBeDefined();
  });
});

describe('an address', () => {
  const form = '/restaurants/york-coppergate/book-now?step=2&occasion=birthday';

  test('with a party that cannot be read says so at its field, and keeps the rest', async () => {
    const page = await open(`${form}&covers=many&date=2026-12-10&time=19:00`);
    expect(page.status).toBe(422);
    expect(page.title).toMatch(/^Error: /);
    expect(page.descriptionOf('covers')).toBe('Choose how many of you there are.');
    expect(page.summary().map(({ href }) => href)).toEqual(['#covers']);
    expect([page.valuesOf('date'), page.valuesOf('occasion')]).toEqual([['2026-12-10'], ['birthday']]);
  });

  test('with a day that cannot be read says so at its field, and leads on with another', async () => {
    const page = await open(`${form}&covers=6&date=10/12/2026&time=19:00`);
    expect([page.valuesOf('covers'), page.valuesOf('date')]).toEqual([['6'], ['10/12/2026']]);
    expect(page.descriptionOf('date')).toMatch(/^That doesn’t look like a date\./);
    expect((await page.press('Find a table', { date: '2026-12-10' })).html).toContain('>7pm</button>');
    const event = await open('/restaurants/york-coppergate/book-now?type=event&date=soon');
    expect(event.descriptionOf('date')).toMatch(/^That doesn’t look like a date\./);
    expect(isDisabled(event, 'Continue')).toBe(true);
  });
});

describe('from the link of the confirmation', () => {
  test('a booking is changed, then cancelled', async () => {
    const { link, reference } = await book('plain@diner.example');
    const booking = await open(link);
    expect([booking.heading, booking.title]).toEqual([
      'Your table is booked, Ada.',
      'Your booking at Bath Milsom Street · Tavola',
    ]);
    expect(booking.words).toContain(`Reference ${reference}`);
    const change = await booking.follow('Change booking');
    expect([change.heading, change.title]).toEqual([
      'Change your booking',
      'Change your booking – Your booking at Bath Milsom Street · Tavola',
    ]);
    expect(change.valuesOf('time')).toEqual(['19:00']);
    const times = await change.press('Show times', { date: '2026-12-05', adults: '4' });
    expect(times.path).toMatch(/date=2026-12-05&adults=4/);
    const question = await times.press('Continue', { time: '20:00' });
    expect(question.heading).toBe('Happy with this?');
    const again = await question.follow('Choose again');
    expect([again.valuesOf('adults'), again.valuesOf('time')]).toEqual([['4'], ['20:00']]);
    for (const words of ['becomes 4 people', 'becomes Sat 5 December', 'becomes 8pm', 'Day Fri 4 December'])
      expect(question.words).toContain(words);
    const changed = await question.press('Change my booking');
    expect(changed.heading).toBe('Your booking’s changed.');
    expect(changed.words).toMatch(/We’ll e-mail a new confirmation to \S+@\S+ in a minute or two\./);
    expect(changed.words).toContain('Day Sat 5 December');
    const old = await open(`${link}?done=changed&at=${Date.parse('2026-11-20T09:00:00Z') / 1000}`);
    expect(old.heading).toBe('Your table is booked, Ada.');
    expect(old.words).toContain(`Reference ${reference}`);

    const cancel = await old.follow('Cancel this booking');
    expect([cancel.heading, cancel.title]).toEqual([
      'Cancel your booking?',
      'Cancel your booking – Your booking at Bath Milsom Street · Tavola',
    ]);
    expect(cancel.words).toContain('There’s nothing to pay.');
    const cancelled = await cancel.press('Cancel my booking');
    expect(cancelled.heading).toBe('Your booking is cancelled.');
    expect(cancelled.linkTo('Book another table')).toMatch(
      /^\/restaurants\/bath-milsom-street\/book-now\?occasion=table&covers=\d$/,
    );
    expect((await open(cancelled.path)).heading).toBe('Your booking is cancelled.');
  });

  test('its details are edited and its confirmation sent again', async () => {
    const { link } = await book('plain-edit@diner.example');
    const details = await (await open(link)).follow('Edit your details');
    expect([details.heading, details.title]).toEqual([
      'Your details',
      'Your details – Your booking at Bath Milsom Street · Tavola',
    ]);
    const typed = { lastName: '', email: 'ada@gmial.com', highChairs: '1', allergies: ['milk'] };
    const refused = await details.press('Save my details', typed);
    expect(refused.title).toBe('Error: Your details – Your booking at Bath Milsom Street · Tavola');
    expect(refused.descriptionOf('lastName')).toMatch(/last name/);
    const saved = await refused.press('Save my details', { lastName: 'Byron' });
    expect(saved.words).toContain('We’ve sent the confirmation to ada@gmial.com.');
    expect(saved.words).toMatch(/Name Ada Byron .*Allergies Milk .*1 high chair/);
    expect((await saved.press('Resend the confirmation')).words).toContain('We’ve just sent the confirmation.');
  });

  test('the restaurant is told of a delay on the day, once', async () => {
    const { link } = await book('plain-late@diner.example', { date: '2026-11-20', time: '12:45' });
    const late = await (await open(link)).follow('Say you’re running late');
    expect(late.heading).toBe('Running late?');
    const told = await late.press('Tell the restaurant', { minutes: '20' });
    expect(told.words).toMatch(/At .* we told the restaurant you’d be about 20 minutes late\./);
    const again = await (await told.follow('Say you’re running late')).press('Tell the restaurant');
    expect(again.words).toContain('We’ve just told the restaurant.');
  });

  test.each(['x', 'A'.repeat(43), 'waitlist'])('a broken link has a way out: /booking/%s', async (token) => {
    const page = await open(`/booking/${token}`);
    expect([page.status, page.heading]).toEqual([404, 'We can’t find a booking for this link.']);
    const main = page.html.slice(page.html.indexOf('<main'), page.html.indexOf('</main>'));
    expect(main).toMatch(/<a\b[^>]* href="tel:/);
  });
});

describe('a place on the waiting list', () => {
  /** Has someone wait for York's only seat for eight or more, and cancels the booking that has it when `free`. */
  async function wait(date: string, { adultCovers = 8, free = true } = {}): Promise<PlainPage> {
    const room = { ...table, occasionId: 'private-dining', date, adultCovers };
    const card = adultCovers < 10 ? {} : { braintreeCustomerId: await submitCard() };
    const host = await book(`host-${date}@diner.example`, { ...room, ...card }, YORK);
    const email = `waiting-${date}@diner.example`;
    await postAsGuest(server.url, `/api/booking/waitlist/${YORK}`, { ...room, customer: { ...customer, email } });
    const entry = await inEmail(server.url, email, WAITLIST_LINK);
    if (free) await (await open(`${host.link}?step=cancel`)).press('Cancel my booking');
    return open(entry);
  }

  async function submitCard(): Promise<string> {
    const nonce = testNonce('accepted', 'none');
    const path = '/api/v1/payments/submit';
    return (await postAsGuest<{ customerId: string }>(server.url, path, { nonce })).customerId;
  }

  test('becomes a table by one press', async () => {
    const offered = await wait('2027-01-14');
    expect(offered.html).not.toContain('role="timer"');
    expect((await offered.press('Take this table')).heading).toBe('The table is yours, Ada.');
  });

  test('becomes one by telephone where the table asks for a card', async () => {
    const offered = await wait('2026-12-10', { adultCovers: 10 });
    expect(offered.words).toContain('To take the table, ring');
    expect(offered.html).not.toContain('Take this table');
  });

  test('is left, and leads to other tables of its kind', async () => {
    const waiting = await wait('2027-01-18', { free: false });
    expect(waiting.words).toContain('Leave the waiting list');
    const left = await waiting.press('Yes, I’m sure');
    expect(left.heading).toBe('You’ve left the waiting list.');
    // A room of their own is what they waited for, not a table among others at that time.
    expect(left.linkTo('Find another table')).toBe(
      '/restaurants/york-coppergate/book-now?occasion=private-dining&covers=8&date=2027-01-18&time=19%3A00',
    );
  });

  test('that is none says so', async () => {
    const page = await open(`/booking/waitlist/${'A'.repeat(43)}`);
    expect([page.status, page.heading]).toEqual([404, 'We can’t find a place on the waiting list for this link.']);
  });
});

test('a diner who is forgotten and has a table to come reads that it stays, again and again', async () => {
  const email = 'preferences.table@example.com';
  await book(email, { date: '2026-12-08', time: '13:00' });
  await (await open('/preferences')).press('Send me the link', { emailAddress: email });
  const preferences = await open(await inEmail(server.url, email, /\/preferences\/[\da-f-]{36}(?![\w-])/));
  await preferences.press('Send me a link to delete my details');
  const question = await open(await inEmail(server.url, email, /\/forget-me\/[\w.-]+/));
  const forgotten = await question.press('Delete my details');
  for (const page of [forgotten, await open(forgotten.path)]) {
    expect(page.words).toContain('Your details are deleted.');
    expect(page.words).toContain('Any table you’ve booked stays booked');
  }
});
