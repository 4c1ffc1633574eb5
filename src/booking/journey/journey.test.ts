import { describe, expect, it } from 'vitest';
import { errorCatalogue, userMessage } from '../../platform/error-catalogue.ts';
import { SLOT_TAKEN_MESSAGE } from '../constants.ts';
import type { BookableOccasion, CreateAnswer, Slot } from '../contract.ts';
import { journey, resetReloads } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { bookingBody, freshJourney, type JourneyRestaurant, type JourneyState } from './journey-state.ts';
import { attemptFor } from './journey-step-three.ts';
import { asksForHold, canContinueFromSlots } from './journey-step-two.ts';
import { newsInWords } from './journey-words.ts';
import { ticketFor } from './ticket-lines.ts';

const occasion = (id: string, minimumCovers: number, maximumCovers: number): BookableOccasion => ({
  id,
  name: id,
  minimumCovers,
  maximumCovers,
  menuLinkGroup: null,
  areaLinkGroup: null,
});
const table = occasion('table', 2, 20);
const birthday = occasion('birthday', 4, 12);
const leeds = { storeId: '1001', slug: 'leeds-greek-street' } as JourneyRestaurant;
const york = { storeId: '1002', slug: 'york-coppergate' } as JourneyRestaurant;
const free = (...times: string[]): Slot[] => times.map((time) => ({ time, canEnquire: false }));
const menus = [
  { id: 'main', name: 'Main', description: '' },
  { id: 'breakfast', name: 'Breakfast', description: '' },
];
const areas = [{ id: 'terrace', name: 'Terrace' }];
const error = (code: keyof typeof errorCatalogue) => ({ code, ...errorCatalogue[code] });

const run = (actions: JourneyAction[], from: JourneyState = freshJourney) => actions.reduce(journey, from);

const atStepOne: JourneyAction[] = [
  { type: 'restaurant chosen', restaurant: leeds },
  { type: 'date chosen', date: '2026-11-28' },
  { type: 'occasions asked for' },
  { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
];
const atStepTwo: JourneyAction[] = [
  ...atStepOne,
  { type: 'step added' },
  { type: 'slots asked for' },
  { type: 'choices loaded', choices: { menus, areas }, key: 'party' },
  { type: 'slots loaded', slots: free('12:00', '12:15', '18:30') },
];
const atStepThree: JourneyAction[] = [
  ...atStepTwo,
  {
    type: 'requirements loaded',
    answer: { isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired: false, cardGuarantee: null, turnMinutes: 90 },
  },
  { type: 'customer typed', field: 'firstName', value: 'Ada' },
];
const thanks: JourneyAction[] = [
  ...atStepThree,
  { type: 'submitted', answer: { bookingReference: 'TAV-1', bookingStatus: 1 } },
];

describe('steps', () => {
  it.each<[string, JourneyAction[], number]>([
    ['start at 1', [], 1],
    ['add', [{ type: 'step added' }], 2],
    ['subtract', [{ type: 'step set', step: 3 }, { type: 'step subtracted' }], 2],
    ['never below 1', [{ type: 'step subtracted' }], 1],
    ['set', [{ type: 'step set', step: 3 }], 3],
  ])('%s', (_, actions, step) => expect(run(actions).step).toBe(step));

  it('leaves the errors of a step behind', () => {
    expect(
      run([
        { type: 'failed', error: error(2) },
        { type: 'step set', step: 1 },
      ]).bookingError,
    ).toBeNull();
  });
});

describe('step one', () => {
  it('selects the first occasion and its minimum', () => {
    const state = run([
      { type: 'occasions asked for' },
      { type: 'occasions loaded', answer: { occasions: [birthday, table] } },
    ]);
    expect(state).toMatchObject({
      selectedOccasion: 'birthday',
      coverSize: 4,
      adultCovers: 4,
      childCovers: 0,
      stepOneLoading: false,
    });
  });

  it.each<[string, Extract<JourneyAction, { type: 'opened' }>['request'], string, number]>([
    ['covers of the link', { covers: 6 }, 'table', 6],
    ['covers beyond the occasion', { covers: 21 }, 'table', 2],
    ['occasion of the link', { occasionId: 'birthday' }, 'birthday', 4],
    ['both', { occasionId: 'birthday', covers: 12 }, 'birthday', 12],
    ['an occasion that does not run', { occasionId: 'wake' }, 'table', 2],
  ])('takes the %s', (_, request, selectedOccasion, coverSize) => {
    expect(run([{ type: 'opened', request }, ...atStepOne])).toMatchObject({ selectedOccasion, coverSize });
  });

  it('keeps occasion and party when another date still takes them', () => {
    const another: JourneyAction[] = [
      { type: 'occasion chosen', id: 'birthday' },
      { type: 'party chosen', adults: 7, children: 0 },
      { type: 'date chosen', date: '2026-11-29' },
    ];
    const chosen = run([...atStepOne, ...another]);
    const kept = run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], chosen);
    expect(kept).toMatchObject({ selectedOccasion: 'birthday', coverSize: 7 });
    const gone = run([{ type: 'occasions loaded', answer: { occasions: [table] } }], chosen);
    expect(gone).toMatchObject({ selectedOccasion: 'table', coverSize: 2 });
  });

  it('changing the occasion resets the party and clears errors', () => {
    const state = run([
      ...atStepTwo,
      { type: 'slots failed', error: error(4) },
      { type: 'party chosen', adults: 9, children: 1 },
      { type: 'occasion chosen', id: 'birthday' },
    ]);
    expect(state).toMatchObject({ coverSize: 4, adultCovers: 4, childCovers: 0, slotsError: null, slots: [] });
  });

  it.each([
    [1, 0, 2, 0],
    [20, 0, 20, 0],
    [21, 0, 20, 0],
    [18, 5, 15, 5],
    [1, 1, 1, 1],
    [0, 3, 1, 3],
  ])('keeps %i adults and %i children within the occasion', (adults, children, adultCovers, childCovers) => {
    const state = run([...atStepOne, { type: 'party chosen', adults, children }]);
    expect(state).toMatchObject({ adultCovers, childCovers, coverSize: adultCovers + childCovers });
  });

  it('shows why a restaurant cannot be booked', () => {
    const state = run([{ type: 'occasions asked for' }, { type: 'failed', error: error(20) }]);
    expect(state).toMatchObject({ stepOneLoading: false, bookingError: errorCatalogue[20].message });
  });
});

describe('step two', () => {
  it('selects the first menu, any area and the first slot', () => {
    expect(run(atStepTwo)).toMatchObject({
      selectedMenu: 'main',
      selectedArea: null,
      selectedBookingTime: '12:00',
      stepTwoLoading: false,
    });
  });

  it.each([
    ['the wanted time', '18:30', '18:30'],
    ['the nearest to it', '12:20', '12:15'],
    ['the nearest to a late one', '23:00', '18:30'],
  ])('starts from %s', (_, time, selectedBookingTime) => {
    expect(run([{ type: 'opened', request: { time } }, ...atStepTwo])).toMatchObject({ selectedBookingTime });
  });

  it('starts from the menu served at the wanted time', () => {
    const state = run([
      ...atStepOne,
      { type: 'choices loaded', choices: { menus, areas, servedThen: 'breakfast' }, key: 'party' },
    ]);
    expect(state.selectedMenu).toBe('breakfast');
  });

  it('never starts from a slot that is full', () => {
    const slots = [{ time: '12:00', canEnquire: true }, ...free('12:15')];
    expect(run([...atStepTwo, { type: 'slots loaded', slots }]).selectedBookingTime).toBe('12:15');
  });

  it.each<[string, JourneyAction]>([
    ['code 4', { type: 'slots failed', error: error(4) }],
    ['no slot at all', { type: 'slots loaded', slots: [] }],
    ['no menu', { type: 'choices loaded', choices: { menus: [], areas }, key: 'party' }],
    ['full slots only', { type: 'slots loaded', slots: [{ time: '12:00', canEnquire: true }] }],
  ])('%s stops the spinner and holds back continue', (_, action) => {
    const state = run([...atStepTwo, { type: 'slots asked for' }, action]);
    expect(state).toMatchObject({ slotsError: errorCatalogue[4].message, stepTwoLoading: false, bookingError: null });
    expect(canContinueFromSlots(state)).toBe(false);
  });

  it('sets the booking error for any other code', () => {
    const state = run([...atStepTwo, { type: 'slots failed', error: error(17) }]);
    expect(state).toMatchObject({ slotsError: null, bookingError: errorCatalogue[17].message, stepTwoLoading: false });
  });

  it('goes on when nothing more is required', () => {
    expect(canContinueFromSlots(run(atStepTwo))).toBe(true);
    expect(run(atStepThree).step).toBe(3);
  });

  it('stays when a card is required, and says whom to ring', () => {
    const answer = {
      isPlaceAsEnquiryEnabled: true,
      isCardGuaranteeRequired: true,
      cardGuarantee: null,
      turnMinutes: 90,
    };
    const state = run([...atStepTwo, { type: 'requirements loaded', answer }]);
    expect(state).toMatchObject({ step: 2, creditCardRequired: true, bookingError: errorCatalogue[5].message });
    expect(canContinueFromSlots(state)).toBe(false);
  });
});

describe('step three', () => {
  it('a reference leads to the thanks view', () => {
    expect(run(thanks)).toMatchObject({ confirmationNumber: 'TAV-1', submitting: false });
  });

  it('a slot just taken leads back to fresh slots and loses nothing typed', () => {
    const state = run([
      ...atStepThree,
      { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } },
      { type: 'slots asked for' },
      { type: 'slots loaded', slots: free('12:15', '18:30') },
    ]);
    expect(state).toMatchObject({
      step: 2,
      slotsRound: 1,
      bookingError: SLOT_TAKEN_MESSAGE,
      selectedBookingTime: '12:15',
      confirmationNumber: null,
    });
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('an error stays at step three with what was typed', () => {
    const state = run([...atStepThree, { type: 'submit failed', error: error(9) }]);
    expect(state).toMatchObject({ step: 3, bookingError: errorCatalogue[9].message, submitting: false });
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('marks the fields the server names', () => {
    const fields = { 'customer.email': 'Not that one.' };
    const state = run([
      ...atStepThree,
      { type: 'submit failed', error: { code: 400, title: '', message: 'Please check the marked fields.', fields } },
    ]);
    expect(state.customer.email).toMatchObject({ valid: false, message: 'Not that one.' });
    expect(state.bookingError).toBe('Please check the marked fields.');
  });

  it('an unknown code gives the default words', () => {
    const state = run([...atStepThree, { type: 'submit failed', error: { code: 77, title: '', message: 'stack' } }]);
    expect(state.bookingError).toBe(userMessage(null));
  });

  it('sends the same body under the same key, another under another', () => {
    const keys = ['first', 'second', 'third'];
    const newKey = () => keys.shift() as string;
    const state = run(atStepThree);
    const attempt = attemptFor(state, newKey);
    const sent = { ...state, attempt };
    expect(attempt?.idempotencyKey).toBe('first');
    expect(attemptFor(sent, newKey)?.idempotencyKey).toBe('first');
    const typed = run([{ type: 'customer typed', field: 'lastName', value: 'Lovelace' }], sent);
    expect(attemptFor(typed, newKey)?.idempotencyKey).toBe('second');
    const taken = run([{ type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } }], sent);
    expect(attemptFor(taken, newKey)?.idempotencyKey).toBe('third');
    expect(attemptFor(run(atStepOne), newKey)).toBeNull();
  });
});

const since = { wall: 0, steady: 0 };
const held: JourneyAction = { type: 'held', holdToken: 'hold-1', since };
const heldAtStepThree: JourneyAction[] = [
  ...atStepTwo,
  { type: 'slot chosen', slot: { time: '18:30', canEnquire: false } },
  held,
  ...atStepThree.slice(atStepTwo.length),
];

describe('a held table', () => {
  it('is kept while the details are written', () => {
    expect(run(heldAtStepThree)).toMatchObject({ step: 3, hold: { holdToken: 'hold-1', renewed: false, low: null } });
  });

  it.each<[string, JourneyAction]>([
    ['going back', { type: 'step subtracted' }],
    ['going back to the start', { type: 'step set', step: 1 }],
    ['another wish', { type: 'opened', request: { slug: leeds.slug, covers: 6 } }],
    ['another restaurant', { type: 'restaurant chosen', restaurant: york }],
    ['a reset', { type: 'reset', restaurantToo: false }],
    ['closing the card', { type: 'hold given back' }],
    ['the booking, which it becomes', { type: 'submitted', answer: { bookingReference: 'T', bookingStatus: 1 } }],
    ['someone quicker', { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } }],
  ])('is let go by %s', (_, action) => expect(run([...heldAtStepThree, action]).hold).toBeNull());

  it('lasts longer once, and is announced anew', () => {
    const low = run([...heldAtStepThree, { type: 'hold runs low', mark: 120 }]);
    expect(low.hold?.low).toBe(120);
    const later = { wall: 400, steady: 400 };
    expect(run([{ type: 'hold renewed', since: later }], low).hold).toEqual({
      holdToken: 'hold-1',
      since: later,
      renewed: true,
      low: null,
    });
  });

  it('lapses to fresh times, with the time in mind and all that was typed', () => {
    const state = run([...heldAtStepThree, { type: 'hold lapsed' }]);
    expect(state).toMatchObject({ step: 2, slotsRound: 1, hold: null, news: { time: '18:30', kind: 'lapsed' } });
    expect(state.customer.firstName.value).toBe('Ada');
    const free = run([{ type: 'slots loaded', slots: [{ time: '18:30', canEnquire: false }] }], state);
    expect(free.selectedBookingTime).toBe('18:30');
    expect(newsInWords(free)).toContain('6.30pm is still free');
    const gone = run([{ type: 'slots loaded', slots: [{ time: '18:15', canEnquire: false }] }], state);
    expect(newsInWords(gone)).toContain('6.30pm has gone meanwhile; 6.15pm is the nearest');
    expect(run([held], free).news).toBeNull();
  });

  it('does not lapse while the booking is on its way, and keeps its key afterwards', () => {
    const attempt = { idempotencyKey: 'first', sent: '{}' };
    const sending = run([...heldAtStepThree, { type: 'submitting', attempt }]);
    expect(run([{ type: 'hold lapsed' }], sending).step).toBe(3);
    const failed = run([{ type: 'submit failed', error: error(9) }, { type: 'hold lapsed' }], sending);
    expect(failed).toMatchObject({ step: 2, attempt });
  });

  it('another hold of the same table is no other booking', () => {
    const attempt = attemptFor(run(heldAtStepThree), () => 'first');
    const again = run([...heldAtStepThree, { ...held, holdToken: 'hold-2' } as JourneyAction]);
    expect(attemptFor({ ...again, attempt }, () => 'second')?.idempotencyKey).toBe('first');
  });
});

describe('a full time', () => {
  const full = { time: '19:00', canEnquire: true };
  const asked: JourneyAction[] = [
    ...atStepTwo,
    { type: 'slots loaded', slots: [full] },
    { type: 'slot chosen', slot: full },
  ];
  const answer = { isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired: true, cardGuarantee: null, turnMinutes: 90 };

  it('may be asked for: no hold, no card, no extras', () => {
    const state = run([...asked, { type: 'requirements loaded', answer }]);
    expect(state).toMatchObject({ step: 3, bookingType: 'enquiry', slotsError: null, creditCardRequired: false });
    expect(asksForHold(state, answer)).toBe(false);
    expect(bookingBody({ ...state, selectedUpsells: ['cake'] })).toMatchObject({ time: '19:00', upsellIds: [] });
  });

  it('may not where the restaurant takes no enquiries', () => {
    const refused = { ...answer, isPlaceAsEnquiryEnabled: false };
    expect(run([...asked, { type: 'requirements loaded', answer: refused }])).toMatchObject({
      step: 2,
      slotsError: errorCatalogue[4].message,
    });
  });

  it('leads to a reference that is no booking', () => {
    const answered: CreateAnswer = { bookingReference: 'ASK1', bookingStatus: 2 };
    const state = run([...asked, { type: 'requirements loaded', answer }, { type: 'submitted', answer: answered }]);
    expect(state).toMatchObject({ confirmationNumber: 'ASK1', confirmedStatus: 2 });
    expect(ticketFor(state).stamp).toBe('Asked');
  });

  it('may be waited for, and found free after all', () => {
    const waiting = run([...asked, { type: 'waitlist opened', time: '19:00' }]);
    const joined = run([{ type: 'waitlist joined', answer: { waitlistReference: 'W1', position: 2 } }], waiting);
    expect(joined).toMatchObject({ waitlistFor: '19:00', waitlist: { position: 2 } });
    expect(run([{ type: 'step set', step: 1 }], joined)).toMatchObject({ waitlistFor: null, waitlist: null });
    expect(run([{ type: 'waitlist not needed' }], waiting)).toMatchObject({
      waitlistFor: null,
      selectedBookingTime: '19:00',
      slotsRound: 1,
      news: { time: '19:00', kind: 'freed' },
    });
  });
});

describe('a group booking', () => {
  const found: JourneyAction = { type: 'places found', query: 'LS1', words: 'Nearest to LS1:', restaurants: [] };
  const triggered: JourneyAction[] = [...atStepOne, found, { type: 'group booking triggered', advance: true }];

  it('hides step one and its picture, enables step two, and clears the search', () => {
    expect(run(triggered)).toMatchObject({
      step: 2,
      bookingType: 'event',
      adultCovers: 21,
      group: { isStepOneHidden: true, isStepTwoEnabled: true, isBookingImageHidden: true, isContactFormShown: false },
      searchQuery: '',
      sortedLocations: [],
    });
  });

  it('advances a step only if requested', () => {
    expect(run([...atStepOne, { type: 'group booking triggered', advance: false }]).step).toBe(1);
  });

  it('shows a contact form on its own trigger', () => {
    const state = run([...triggered, { type: 'group contact triggered' }]);
    expect(state).toMatchObject({ step: 3, group: { isContactFormShown: true } });
    expect(run([{ type: 'step subtracted' }], state)).toMatchObject({ step: 2, group: { isContactFormShown: false } });
  });

  it('takes a party no table seats, at a time the restaurant has, with no menu yet', () => {
    const state = run([
      ...triggered,
      { type: 'event times loaded', slots: [{ time: '12:00', canEnquire: true }, ...free('19:00')] },
      { type: 'event wished', wish: { adults: 260, children: 12 } },
    ]);
    expect(bookingBody(state)).toMatchObject({ menuId: null, adultCovers: 260, childCovers: 12, time: '19:00' });
    expect(run([{ type: 'occasion chosen', id: 'birthday' }], state)).toMatchObject({
      selectedOccasion: 'birthday',
      adultCovers: 260,
      bookingType: 'event',
    });
  });

  it('is a table again back at step one', () => {
    expect(run([...triggered, { type: 'step set', step: 1 }])).toMatchObject({
      bookingType: 'booking',
      coverSize: 2,
      group: { isStepOneHidden: false, isStepTwoEnabled: false },
    });
  });

  it('can be what a link opens', () => {
    const state = run([{ type: 'opened', request: { bookingType: 'event', slug: york.slug } }]);
    expect(state).toMatchObject({ step: 2, bookingType: 'event', asked: { slug: york.slug } });
    expect(run([{ type: 'restaurant chosen', restaurant: york }], state)).toMatchObject({ bookingType: 'event' });
  });
});

describe('extras', () => {
  const upsell = (id: string, available: boolean) => ({ id, name: id, description: '', price: 1250, available });
  const taken: JourneyAction[] = [
    ...atStepTwo,
    { type: 'upsells loaded', upsells: [upsell('cake', true), upsell('prosecco', true)] },
    { type: 'upsell ticked', id: 'cake', ticked: true },
    { type: 'upsell ticked', id: 'prosecco', ticked: true },
  ];

  it('go with the booking and stand on the ticket', () => {
    const state = run(taken);
    expect(bookingBody(state)).toMatchObject({ upsellIds: ['cake', 'prosecco'] });
    expect(ticketFor(state).extras).toEqual([
      { name: 'cake', price: 1250 },
      { name: 'prosecco', price: 1250 },
    ]);
  });

  it('are left out when they cannot be had at another time', () => {
    const another: JourneyAction = {
      type: 'upsells loaded',
      upsells: [upsell('cake', false), upsell('prosecco', true)],
    };
    expect(run([...taken, another]).selectedUpsells).toEqual(['prosecco']);
    expect(run([...taken, { type: 'upsell ticked', id: 'cake', ticked: false }]).selectedUpsells).toEqual(['prosecco']);
  });
});

describe('a card guarantee', () => {
  const terms = { amount: 8000, perCover: 1000, freeUntil: '', wordingVersion: '1', wording: ['A card.'] };
  const answer = {
    isPlaceAsEnquiryEnabled: true,
    isCardGuaranteeRequired: true,
    cardGuarantee: terms,
    turnMinutes: 90,
  };
  const wanted: JourneyAction[] = [...atStepTwo, { type: 'requirements loaded', answer }];
  const accepted: JourneyAction[] = [...wanted, { type: 'card sent' }, { type: 'card accepted', customerId: 'c1' }];

  it('is asked for in step three', () => {
    expect(run(wanted)).toMatchObject({ step: 3, cardGuarantee: terms, creditCardRequired: false });
    expect(asksForHold(run(atStepTwo), answer)).toBe(true);
  });

  it('a refused card says so at the card, with all that was typed', () => {
    const state = run([...wanted, { type: 'card sent' }, { type: 'card refused', message: 'Turned down.' }]);
    expect(state).toMatchObject({ step: 3, submitting: false, cardError: 'Turned down.', bookingError: null });
  });

  it('an accepted card is not asked for again for the same terms, and is for others', () => {
    expect(run([...accepted, { type: 'submit failed', error: error(9) }]).braintreeCustomerId).toBe('c1');
    const again: JourneyAction[] = [...accepted, { type: 'step subtracted' }, { type: 'requirements loaded', answer }];
    expect(run(again).braintreeCustomerId).toBe('c1');
    const dearer = { ...answer, cardGuarantee: { ...terms, amount: 9000 } };
    expect(run([...accepted, { type: 'requirements loaded', answer: dearer }]).braintreeCustomerId).toBeNull();
  });

  it('a card the desk does not know any more is asked for once more', () => {
    const state = run([...accepted, { type: 'submit failed', error: error(5) }]);
    expect(state).toMatchObject({ step: 3, braintreeCustomerId: null, bookingError: null });
    expect(state.cardError).toContain('once more');
  });
});

describe('opening and resetting', () => {
  it('opening again without a wish resumes', () => {
    expect(run([...atStepThree, { type: 'opened', request: { slug: leeds.slug } }])).toEqual(run(atStepThree));
  });

  it('opening for another restaurant keeps the customer', () => {
    const state = run([...atStepThree, { type: 'opened', request: { slug: york.slug } }]);
    expect(state).toMatchObject({ step: 1, restaurant: null, slots: [], selectedBookingDate: '2026-11-28' });
    expect(state.asked.slug).toBe(york.slug);
    expect(run([{ type: 'restaurant chosen', restaurant: york }], state).asked.slug).toBeUndefined();
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('opening with another party applies it to the occasions already loaded', () => {
    const state = run([...atStepThree, { type: 'opened', request: { slug: leeds.slug, covers: 6, time: '18:30' } }]);
    expect(state).toMatchObject({ step: 1, coverSize: 6, choicesFor: null, asked: { time: '18:30' } });
  });

  it('opening after the thanks view starts afresh', () => {
    expect(run([...thanks, { type: 'opened', request: {} }])).toEqual(freshJourney);
  });

  it('reset gives covers 2, hour 9, minute 0, step 1 and keeps the restaurant unless asked', () => {
    const state = run([...atStepThree, { type: 'reset', restaurantToo: false }]);
    expect(state).toMatchObject({ coverSize: 2, hour: 9, minute: 0, step: 1, restaurant: leeds, occasions: [] });
    expect(state.customer.firstName.value).toBe('');
    expect(run([...atStepThree, { type: 'reset', restaurantToo: true }])).toEqual(freshJourney);
  });

  it('reloads the page only while the thanks view is shown', () => {
    expect(resetReloads(run(thanks))).toBe(true);
    expect(resetReloads(run(atStepThree))).toBe(false);
  });
});
