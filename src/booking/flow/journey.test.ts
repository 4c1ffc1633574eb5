import { describe, expect, it } from 'vitest';
import { UNREACHABLE } from '../../platform/api/api-client.ts';
import { errorCatalogue, userMessage } from '../../values/error-catalogue.ts';
import { weekdays } from '../../values/time/week.ts';
import type { BookableOccasion, CreateAnswer, Slot } from '../contracts/booking.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { ticketFor } from '../parts/ticket/journey-ticket.ts';
import { type CardView, cardViewOf } from './card-view.ts';
import { eventTimes } from './event/event-times.ts';
import { journey, resetReloads } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { bookingBody, freshJourney, type JourneyRestaurant, type JourneyState } from './journey-state.ts';
import { typedParty } from './journey-step-one.ts';
import { attemptFor } from './journey-step-three.ts';
import { asksForHold, canContinueFromSlots, isReadyToHold } from './journey-step-two.ts';
import { newsInWords, unmetInWords } from './journey-text.ts';

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
const openingHours = {
  ...Object.fromEntries(
    weekdays.flatMap((day) => [
      [`${day}Open`, '12:00'],
      [`${day}Close`, '22:30'],
    ]),
  ),
  overrides: [
    { name: 'Christmas Day', startDate: '2026-12-25', endDate: '2026-12-25', openTime: 'Closed', closeTime: 'Closed' },
  ],
} as unknown as JourneyRestaurant['openingHours'];
const leeds = {
  storeId: '1001',
  slug: 'leeds-greek-street',
  title: 'Leeds',
  openingHours,
  temporarilyClosed: null,
} as JourneyRestaurant;
/** The dates that leeds takes bookings for. */
const span = { least: '2026-11-20', most: '2027-02-18' };
const york = { ...leeds, storeId: '1002', slug: 'york-coppergate', title: 'York' };
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
const requirements = {
  isPlaceAsEnquiryEnabled: true,
  isCardGuaranteeRequired: false,
  cardGuarantee: null,
  turnMinutes: 90,
};
const atStepThree: JourneyAction[] = [
  ...atStepTwo,
  { type: 'requirements loaded', answer: requirements },
  { type: 'customer typed', field: 'firstName', value: 'Ada' },
];
const thanks: JourneyAction[] = [
  ...atStepThree,
  { type: 'submitted', answer: { bookingReference: 'TAV-1', bookingStatus: 1 } },
];

const since = { wall: 0, steady: 0 };
const held: JourneyAction = { type: 'held', holdToken: 'hold-1', since, seconds: 480, canBeLonger: true };
const heldAtStepThree: JourneyAction[] = [
  ...atStepTwo,
  { type: 'slot chosen', slot: { time: '18:30', canEnquire: false } },
  held,
  ...atStepThree.slice(atStepTwo.length),
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
    expect(gone).toMatchObject({ selectedOccasion: 'table', coverSize: 7 });
    expect(unmetInWords(gone)).toContain('“birthday” is not offered at Leeds on that day.');
    const back = run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], gone);
    expect(back).toMatchObject({ selectedOccasion: 'birthday', coverSize: 7 });
    const other = run([{ type: 'occasion chosen', id: 'table' }], gone);
    expect(run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], other)).toMatchObject({
      selectedOccasion: 'table',
    });
  });

  describe('keeps the occasion of the link', () => {
    const occasionsOnOtherDates = [{ id: 'christmas', name: 'Christmas party', date: '2026-11-23' }];
    const christmas = occasion('christmas', 6, 20);
    const asked: JourneyAction[] = [
      { type: 'opened', request: { occasionId: 'christmas' } },
      { type: 'restaurant chosen', restaurant: leeds },
    ];
    const early: JourneyAction = { type: 'occasions loaded', answer: { occasions: [table], occasionsOnOtherDates } };
    const inSeason: JourneyAction = { type: 'occasions loaded', answer: { occasions: [table, christmas] } };

    it('on the first day it is offered, where nobody asked for a day', () => {
      const moved = run([...asked, { type: 'date replaced', date: '2026-11-20', span }, early]);
      expect(moved).toMatchObject({ selectedBookingDate: '2026-11-23', selectedOccasion: null, unmet: null });
      expect(run([inSeason], moved)).toMatchObject({ selectedOccasion: 'christmas', coverSize: 6 });
    });

    it('past a day that was asked for and has none of it, and says so', () => {
      const without = run([...asked, { type: 'date chosen', date: '2026-11-20' }, early]);
      expect(without).toMatchObject({ selectedBookingDate: '2026-11-20', selectedOccasion: 'table' });
      expect(unmetInWords(without)).toBe(
        '“Christmas party” is not offered on that day. The nearest day for it is Monday 23 November: choose that day, or one of these occasions.',
      );
      const later = run([{ type: 'date chosen', date: '2026-12-01' }, inSeason], without);
      expect(later).toMatchObject({ selectedOccasion: 'christmas', coverSize: 6 });
      expect(unmetInWords(later)).toContain('christmas starts at 6 people, in place of the 2 before');
      const accepted = run([{ type: 'step added' }, { type: 'step set', step: 1 }, inSeason], without);
      expect(accepted.selectedOccasion).toBe('table');
    });
  });

  it('takes party and occasion along to another restaurant', () => {
    const state = run([
      ...atStepOne,
      { type: 'occasion chosen', id: 'birthday' },
      { type: 'party chosen', adults: 7, children: 0 },
      { type: 'restaurant chosen', restaurant: null },
      { type: 'restaurant chosen', restaurant: york },
      { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
    ]);
    expect(state).toMatchObject({ restaurant: york, selectedOccasion: 'birthday', coverSize: 7, unmet: null });
  });

  it('starts a link to another table as a table, whatever occasion was looked at before', () => {
    const looked = run([...atStepOne, { type: 'occasion chosen', id: 'birthday' }]);
    const request = { slug: leeds.slug, date: '2026-11-28', covers: 2, time: '18:30' };
    for (const covers of [2, 4, 8]) {
      const state = run([{ type: 'opened', request: { ...request, covers } }], looked);
      expect(state).toMatchObject({
        selectedOccasion: 'table',
        coverSize: covers,
        step: 2,
        wantedStep: 3,
        unmet: null,
      });
    }
    const gone = run([{ type: 'step added' }, { type: 'slots asked for' }], looked);
    const same = { slug: leeds.slug, date: '2026-11-28', covers: 4 };
    expect(run([{ type: 'opened', request: same }], gone)).toMatchObject({ selectedOccasion: 'birthday' });
    expect(run([{ type: 'opened', request: { slug: leeds.slug } }], looked)).toMatchObject({
      selectedOccasion: 'birthday',
    });
  });

  it('says that a party changes with the occasion of a link', () => {
    const state = run([...atStepOne, { type: 'opened', request: { slug: leeds.slug, occasionId: 'birthday' } }]);
    expect(state).toMatchObject({ selectedOccasion: 'birthday', coverSize: 4 });
    expect(unmetInWords(state)).toContain('birthday starts at 4 people, in place of the 2 before');
  });

  it('changing the occasion resets the party and clears errors', () => {
    const state = run([
      ...atStepTwo,
      { type: 'slots failed', error: error(4) },
      { type: 'party chosen', adults: 9, children: 1 },
      { type: 'occasion chosen', id: 'birthday' },
    ]);
    expect(state).toMatchObject({ coverSize: 4, adultCovers: 4, childCovers: 0, slotsError: null, slots: [] });
    expect(unmetInWords(state)).toBe(
      'birthday starts at 4 people, in place of the 10 before. Please choose how many of you there are.',
    );
    expect(unmetInWords(run([{ type: 'party chosen', adults: 6, children: 0 }], state))).toBeNull();
  });

  it('says nothing where the party is the new occasion’s own', () => {
    const state = run([
      ...atStepOne,
      { type: 'party chosen', adults: 4, children: 0 },
      { type: 'occasion chosen', id: 'birthday' },
    ]);
    expect(state).toMatchObject({ coverSize: 4, unmet: null });
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

describe('a connection that returns', () => {
  const lost: JourneyAction = { type: 'failed', error: UNREACHABLE };

  it('asks again for what could not be loaded', () => {
    const state = run([...atStepTwo, lost]);
    expect(state.bookingError).toBe(UNREACHABLE.message);
    expect(run([{ type: 'connection returned' }], state)).toMatchObject({ bookingError: null, tries: state.tries + 1 });
  });

  it('leaves sending to the diner, and every other error as it is', () => {
    const unsent = run([...atStepThree, { type: 'submit failed', error: UNREACHABLE }]);
    expect(unsent.bookingError).toBe(UNREACHABLE.message);
    expect(run([{ type: 'connection returned' }], unsent)).toMatchObject({
      bookingError: null,
      tries: unsent.tries,
      step: 3,
    });
    const full = run([...atStepTwo, { type: 'failed', error: error(10) }]);
    expect(run([{ type: 'connection returned' }], full)).toBe(full);
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

  it('starts from the wanted time', () => {
    const state = run([{ type: 'opened', request: { time: '18:30' } }, ...atStepTwo]);
    expect(state).toMatchObject({ selectedBookingTime: '18:30', news: null });
  });

  it('never puts another time in the place of the wanted one, and says that it is full', () => {
    const state = run([{ type: 'opened', request: { time: '19:00' } }, ...atStepTwo]);
    expect(state).toMatchObject({ selectedBookingTime: null, news: { time: '19:00', kind: 'full' } });
    expect(newsInWords(state)).toBe('7pm is full. These times are the nearest.');
    expect(canContinueFromSlots(state)).toBe(false);
  });

  it('still says so on the way back from the waiting list and from the details', () => {
    const words = '7pm is full. These times are the nearest.';
    const full = run([{ type: 'opened', request: { time: '19:00' } }, ...atStepTwo]);
    const waiting = run([{ type: 'waitlist opened', time: '19:00' }], full);
    expect(newsInWords(run([{ type: 'view restored', view: { step: 2 } }], waiting))).toBe(words);
    const details = run(
      [
        { type: 'slot chosen', slot: { time: '18:30', canEnquire: false } },
        { type: 'held', holdToken: 'held', seconds: 480, canBeLonger: true, since: { wall: 0, steady: 0 } },
        { type: 'requirements loaded', answer: requirements },
      ],
      full,
    );
    const back = run([{ type: 'step subtracted' }], details);
    expect(back).toMatchObject({ step: 2, selectedBookingTime: '18:30' });
    expect(newsInWords(back)).toBe(words);
    expect(newsInWords(run([{ type: 'slots loaded', slots: free('18:30', '19:00') }], back))).toBeNull();
    expect(newsInWords(run([{ type: 'slots loaded', slots: free('12:00') }], back))).toContain('6.30pm is full');
    expect(
      run(
        [
          { type: 'step set', step: 1 },
          { type: 'date chosen', date: '2026-11-29' },
        ],
        back,
      ).news,
    ).toBeNull();
  });

  it('goes on with a free time that was pressed, and not with a full one', () => {
    const pressed = run([...atStepTwo, { type: 'slot chosen', slot: { time: '12:15', canEnquire: false } }]);
    expect(pressed).toMatchObject({ wantedStep: 3, asked: { time: '12:15' } });
    expect(isReadyToHold(pressed)).toBe(true);
    const full = { time: '19:00', canEnquire: true };
    const asked = run([
      ...atStepTwo,
      { type: 'slots loaded', slots: [...free('12:00'), full] },
      { type: 'slot chosen', slot: full },
    ]);
    expect(asked).toMatchObject({ wantedStep: null, isEnquiry: true });
    expect(isReadyToHold(asked)).toBe(false);
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

  it('keeps that error when the occasions, loaded anew with the times, come after it', () => {
    const again: JourneyAction[] = [
      { type: 'slots failed', error: error(17) },
      { type: 'tried again' },
      { type: 'occasions asked for' },
      { type: 'slots asked for' },
      { type: 'slots failed', error: error(17) },
      { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
    ];
    expect(run([...atStepTwo, ...again]).bookingError).toBe(errorCatalogue[17].message);
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
      selectedBookingTime: null,
      news: { time: '12:00', kind: 'full' },
      confirmationNumber: null,
    });
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('no free slot is the error of the slots, stops the spinner and holds back continue', () => {
    const state = run([...heldAtStepThree, { type: 'submit failed', error: error(4) }]);
    expect(state).toMatchObject({ step: 2, submitting: false, slotsError: errorCatalogue[4].message, hold: null });
    expect(canContinueFromSlots(state)).toBe(false);
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

describe('a held table', () => {
  it('is kept while the details are written', () => {
    expect(run(heldAtStepThree)).toMatchObject({
      step: 3,
      hold: { holdToken: 'hold-1', seconds: 480, extended: 0, warned: null },
    });
  });

  it.each<[string, JourneyAction]>([
    ['going back', { type: 'step subtracted' }],
    ['going back to the start', { type: 'step set', step: 1 }],
    ['another request', { type: 'opened', request: { slug: leeds.slug, covers: 6 } }],
    ['another restaurant', { type: 'restaurant chosen', restaurant: york }],
    ['a reset', { type: 'reset', restaurantToo: false }],
    ['closing the card', { type: 'hold released' }],
    ['the booking, which it becomes', { type: 'submitted', answer: { bookingReference: 'T', bookingStatus: 1 } }],
    ['someone quicker', { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } }],
  ])('is released by %s', (_, action) => expect(run([...heldAtStepThree, action]).hold).toBeNull());

  it('lasts as long as the server says, and is announced anew', () => {
    const low = run([...heldAtStepThree, { type: 'hold runs low', mark: 60 }]);
    expect(low.hold?.warned).toBe(60);
    const later = { wall: 400, steady: 400 };
    const longer = { since: later, seconds: 300, canBeLonger: false };
    expect(run([{ type: 'hold renewed', ...longer }], low).hold).toEqual({
      holdToken: 'hold-1',
      ...longer,
      extended: 1,
      warned: null,
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
    expect(newsInWords(gone)).toContain('6.30pm has gone meanwhile. These times are the nearest.');
    expect(gone.selectedBookingTime).toBeNull();
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
      slotsError: expect.stringMatching(/^That time is full/),
    });
  });

  it('leads to a reference that is no booking', () => {
    const answered: CreateAnswer = { bookingReference: 'ASK1', bookingStatus: 2 };
    const state = run([...asked, { type: 'requirements loaded', answer }, { type: 'submitted', answer: answered }]);
    expect(state).toMatchObject({ confirmationNumber: 'ASK1', confirmedStatus: 2 });
    expect(ticketFor(state).stamp).toBe('Requested');
  });

  it('may be waited for, and can be free after all', () => {
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

  it('the ticket of a party that waits says what times would do, and that no table is held', () => {
    const timeOn = (actions: JourneyAction[]) => {
      const { lines, title, foot } = ticketFor(run([...asked, { type: 'waitlist opened', time: '19:00' }, ...actions]));
      return { time: lines.find(({ label }) => label === 'Time')?.value, title, foot };
    };
    const foot = 'No table is yours until one comes free and you take it.';
    expect(timeOn([])).toEqual({ time: '7pm', title: 'Waiting list', foot });
    const window = { from: '18:30', to: '20:00' };
    expect(timeOn([{ type: 'waitlist window chosen', window }]).time).toBe('6.30pm to 8pm');
  });

  it('of a window waited for, the time nearest to the wanted one is chosen', () => {
    const state = run([
      ...asked,
      { type: 'waitlist opened', time: '19:00' },
      { type: 'waitlist window chosen', window: { from: '18:30', to: '20:00' } },
      { type: 'waitlist not needed' },
      { type: 'slots loaded', slots: free('12:00', '18:15', '18:30', '19:45', '20:30') },
    ]);
    expect(state).toMatchObject({ selectedBookingTime: '18:30', news: { time: '18:30', kind: 'freed' } });
    expect(run([{ type: 'slots loaded', slots: free('12:00', '18:45') }], state).selectedBookingTime).toBeNull();
  });
});

describe('a group booking', () => {
  const found: JourneyAction = { type: 'restaurants found', query: 'LS1', words: 'Nearest to LS1:', restaurants: [] };
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

  it('is of as many as were typed where no table seats them', () => {
    const typed = run([...atStepOne, { type: 'party chosen', adults: 40, children: 0 }]);
    expect(typedParty(typed)).toBe(40);
    expect(run([{ type: 'group booking triggered', advance: true }], typed).adultCovers).toBe(40);
    expect(typedParty(run([{ type: 'party chosen', adults: 20, children: 0 }], typed))).toBeUndefined();
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
      { type: 'event details chosen', details: { adults: 260, children: 12 } },
    ]);
    expect(bookingBody(state)).toMatchObject({ menuId: null, adultCovers: 260, childCovers: 12, time: '19:00' });
  });

  it('has no time to go on with, and one message, when the times of another day cannot be loaded', () => {
    const times: JourneyAction = { type: 'event times loaded', slots: free('19:00') };
    const failed = eventTimes({ ok: false, status: 502, error: error(9) });
    const state = run([...triggered, times, { type: 'slots asked for' }, failed]);
    expect(state).toMatchObject({
      slots: [],
      selectedBookingTime: null,
      stepTwoLoading: false,
      bookingError: errorCatalogue[9].message,
      slotsError: null,
    });
    expect(eventTimes({ ok: false, status: 422, error: error(4) })).toEqual({ type: 'event times loaded', slots: [] });
  });

  it('starts again from the smallest group when the occasion changes', () => {
    const state = run([...triggered, { type: 'event details chosen', details: { adults: 260, children: 12 } }]);
    expect(run([{ type: 'occasion chosen', id: 'birthday' }], state)).toMatchObject({
      selectedOccasion: 'birthday',
      adultCovers: 13,
      childCovers: 0,
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

  it('a card the server no longer knows is asked for again', () => {
    const state = run([...accepted, { type: 'submit failed', error: error(5) }]);
    expect(state).toMatchObject({ step: 3, braintreeCustomerId: null, bookingError: null });
    expect(state.cardError).toContain('once more');
  });
});

describe('opening and resetting', () => {
  it('opening again without a request resumes', () => {
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

  describe('by a link to book at all, once more', () => {
    const page = '/restaurants/leeds?date=2026-11-28&time=18:30&covers=4';
    const request = { slug: leeds.slug, date: '2026-11-28', covers: 4, time: '18:30', page };
    const time = { type: 'opened', request: { ...request, time: '18:15' } } as const;
    const atAll = { type: 'opened', request: { ...request, goesOn: true } } as const;
    const changed = run([time, { type: 'party chosen', adults: 5, children: 0 }], run(atStepOne));

    it('goes on with what was chosen since the page opened the card', () => {
      expect(changed.coverSize).toBe(5);
      expect(run([atAll], changed)).toEqual(changed);
    });

    it('asks for what it carries when it names a time, stands on another page or is for another restaurant', () => {
      expect(run([time], changed)).toMatchObject({ coverSize: 4, asked: { time: '18:15' } });
      const searched = { ...atAll.request, page: `${page}&later` };
      expect(run([{ ...atAll, request: searched }], changed)).toMatchObject({
        coverSize: 4,
        openedOn: `${page}&later`,
      });
      const elsewhere = { ...atAll.request, slug: york.slug };
      expect(run([{ ...atAll, request: elsewhere }], changed).asked).toMatchObject({ slug: york.slug, covers: 4 });
    });

    it('starts as a table where an occasion was only looked at', () => {
      const atStart = run([{ type: 'opened', request: { slug: leeds.slug, page } }], run(atStepOne));
      const looked = run([{ type: 'occasion chosen', id: 'birthday' }], atStart);
      expect(run([atAll], looked)).toMatchObject({ selectedOccasion: 'table', coverSize: 4 });
    });
  });

  describe('with all that a step asks', () => {
    const party = { slug: leeds.slug, date: '2026-11-28', covers: 4 };
    const chosen: JourneyAction[] = [
      { type: 'restaurant chosen', restaurant: leeds },
      { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
    ];
    const toSlots: JourneyAction[] = [
      { type: 'choices loaded', choices: { menus, areas }, key: 'party' },
      { type: 'slots loaded', slots: free('12:00', '18:30') },
    ];

    it('goes to the times', () => {
      const state = run([{ type: 'opened', request: party }, ...chosen]);
      expect(state).toMatchObject({ step: 2, coverSize: 4, selectedBookingDate: '2026-11-28', unmet: null });
      const shown = run(toSlots, state);
      expect(isReadyToHold(shown)).toBe(false);
    });

    it('goes on to the details with a time, when it is free', () => {
      const asked = run([{ type: 'opened', request: { ...party, time: '18:30' } }, ...chosen, ...toSlots]);
      expect(isReadyToHold(asked)).toBe(true);
      const full = run([{ type: 'opened', request: { ...party, time: '19:00' } }, ...chosen, ...toSlots]);
      expect(full).toMatchObject({ step: 2, wantedStep: null, selectedBookingTime: null });
      expect(isReadyToHold(full)).toBe(false);
    });

    it('stays where something cannot be taken, and says so', () => {
      const small = run([{ type: 'opened', request: { ...party, occasionId: 'birthday', covers: 2 } }, ...chosen]);
      expect(small).toMatchObject({ step: 1, wantedStep: null, coverSize: 4 });
      expect(unmetInWords(small)).toBe('birthday is for 4 to 12 people, not for 2 people. We have started with 4.');
      const gone = run([{ type: 'opened', request: { ...party, occasionId: 'wake' } }, ...chosen]);
      expect(gone).toMatchObject({ step: 1, unmet: { what: 'occasion' } });
      const closed = run([{ type: 'opened', request: { ...party, date: '2026-12-25' } }, ...chosen]);
      expect(unmetInWords(closed)).toBe('Leeds is closed on Friday 25 December. Please choose another day.');
      const far = run([
        { type: 'opened', request: { ...party, date: '2028-01-01' } },
        { type: 'restaurant chosen', restaurant: leeds },
        { type: 'date replaced', date: '2026-11-20', span },
      ]);
      expect(far).toMatchObject({ step: 1, wantedStep: null, selectedBookingDate: '2026-11-20' });
      expect(unmetInWords(far)).toBe(
        'Saturday 1 January 2028 is too far ahead: Leeds takes bookings until Thursday 18 February 2027. We have put Friday 20 November in its place.',
      );
      const past = run([
        { type: 'opened', request: { ...party, date: '2026-11-19' } },
        { type: 'restaurant chosen', restaurant: leeds },
        { type: 'date replaced', date: '2026-11-20', span },
      ]);
      expect(unmetInWords(past)).toContain(
        'Leeds takes bookings from Friday 20 November 2026, not for Thursday 19 November',
      );
    });

    it('becomes a request of as many when no table takes them', () => {
      const state = run([{ type: 'opened', request: { ...party, covers: 24 } }, ...chosen]);
      expect(state).toMatchObject({ step: 2, bookingType: 'event', adultCovers: 24, coverSize: 24 });
    });

    it('goes on where it was when the same is asked for again', () => {
      const there = run([
        { type: 'opened', request: { ...party, time: '18:30' } },
        ...chosen,
        ...toSlots,
        held,
        { type: 'requirements loaded', answer: requirements },
      ]);
      expect(run([{ type: 'opened', request: { ...party, time: '18:30' } }], there)).toBe(there);
      const another = run([{ type: 'opened', request: { ...party, time: '12:00' } }], there);
      expect(another).toMatchObject({ hold: null, wantedStep: 3, asked: { time: '12:00' } });
    });
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

describe('views in the history', () => {
  const shown = (actions: JourneyAction[]) => cardViewOf(run(actions));

  it.each<[string, JourneyAction[], CardView]>([
    ['a step', atStepTwo, { step: 2 }],
    ['the details', atStepThree, { step: 3 }],
    ['an event', [...atStepOne, { type: 'group booking triggered', advance: true }], { step: 2, event: true }],
    ['the waitlist', [...atStepTwo, { type: 'waitlist opened', time: '19:00' }], { step: 2, waitlistFor: '19:00' }],
    ['the thanks', thanks, { step: 3, done: true }],
  ])('%s has its own', (_, actions, view) => expect(shown(actions)).toEqual(view));

  it('are gone back to with all that was chosen', () => {
    const back = run([...heldAtStepThree, { type: 'view restored', view: { step: 1 } }]);
    expect(back).toMatchObject({ step: 1, hold: null, selectedBookingDate: '2026-11-28', coverSize: 2 });
  });

  it('forward to the details holds the table again', () => {
    const forward = run([
      ...heldAtStepThree,
      { type: 'view restored', view: { step: 2 } },
      { type: 'view restored', view: { step: 3 } },
    ]);
    expect(forward).toMatchObject({ step: 2, wantedStep: 3, asked: { time: '18:30' } });
    expect(isReadyToHold(forward)).toBe(true);
  });

  it('lead to the event and the waitlist again', () => {
    const event = run([...atStepTwo, { type: 'view restored', view: { step: 2, event: true } }]);
    expect(event).toMatchObject({ step: 2, bookingType: 'event' });
    expect(run([{ type: 'view restored', view: { step: 2 } }], event)).toMatchObject({
      bookingType: 'booking',
      step: 2,
    });
    const waiting = run([...atStepTwo, { type: 'view restored', view: { step: 2, waitlistFor: '19:00' } }]);
    expect(waiting.waitlistFor).toBe('19:00');
  });

  it('never lead back from the thanks', () => {
    expect(run([...thanks, { type: 'view restored', view: { step: 2 } }])).toEqual(run(thanks));
  });
});
