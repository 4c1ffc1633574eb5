import { describe, expect, it } from 'vitest';
import {
  atStepOne,
  atStepThree,
  atStepTwo,
  birthday,
  dinnerVoucher,
  error,
  free,
  heldAtStepThree,
  leeds,
  run,
  table,
  tableHeld,
  thanks,
  york,
} from '../../../tests/support/journeys.ts';
import { UNREACHABLE } from '../../platform/api/api-client.ts';
import { errorCatalogue, userMessage } from '../../values/error-catalogue.ts';
import type { CreateAnswer } from '../contracts/booking.ts';
import { SLOT_TAKEN_MESSAGE } from '../contracts/constants.ts';
import { announcement } from '../steps/announcements.ts';
import { ticketFor } from '../steps/frame/journey-ticket.ts';
import type { JourneyAction } from './journey-action.ts';
import { type Attempt, bookingBody, type JourneyState } from './journey-state.ts';
import { typedParty } from './journey-step-one.ts';
import { attemptFor, isDateSent } from './journey-step-three.ts';
import { canContinueFromSlots, isReadyToHold, needsHold } from './journey-step-two.ts';
import { newsInWords, sentBeforeInWords, unansweredInWords } from './journey-text.ts';
import { eventTimesQuestion } from './questions.ts';

describe('step three', () => {
  it('a reference leads to the thanks', () => {
    expect(run(thanks)).toMatchObject({ confirmationNumber: 'TAV-1', submitting: false });
  });

  it('keeps the date of a booking that was or may have been sent', () => {
    expect(isDateSent(run(atStepThree))).toBe(false);
    expect(isDateSent(run(thanks))).toBe(true);
    const filled = run(atStepThree);
    const attempt = attemptFor(filled, () => 'first') as Attempt;
    const sending = run([{ type: 'submitting', attempt }], filled);
    expect(isDateSent(sending)).toBe(true);
    const lost = run([{ type: 'submit failed', error: error(9), status: 0 }], sending);
    expect(isDateSent(lost)).toBe(true);
    expect(isDateSent(run([{ type: 'step set', step: 1 }], lost))).toBe(false);
  });

  it('a slot just taken goes back to fresh slots and loses nothing typed', () => {
    const state = run([
      ...atStepThree,
      { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } },
      { type: 'slots requested' },
      { type: 'slots loaded', slots: free('12:15', '18:30') },
    ]);
    expect(state).toMatchObject({
      step: 2,
      slotsRound: 1,
      bookingError: SLOT_TAKEN_MESSAGE,
      selectedBookingTime: '12:15',
      news: { time: '12:00', kind: 'full' },
      confirmationNumber: null,
    });
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('no free slot on submit is the slots’ error and blocks continuing', () => {
    const state = run([...heldAtStepThree, { type: 'submit failed', error: error(4) }]);
    expect(state).toMatchObject({ step: 2, submitting: false, slotsError: errorCatalogue[4].message, hold: null });
    expect(canContinueFromSlots(state)).toBe(false);
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('a submit error stays at step three with everything typed', () => {
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

  it('an unknown code on submit gives the default message', () => {
    const state = run([...atStepThree, { type: 'submit failed', error: { code: 77, title: '', message: 'stack' } }]);
    expect(state.bookingError).toBe(userMessage(null));
  });

  it('sends the same body under the same key and another under a new one', () => {
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

describe('while the booking is being sent', () => {
  const sending = (() => {
    const state = run(heldAtStepThree);
    return run([{ type: 'submitting', attempt: attemptFor(state, () => 'key') as Attempt }], state);
  })();
  const booked: JourneyAction = { type: 'submitted', answer: { bookingReference: 'AB12CD34', bookingStatus: 1 } };

  it('changes made while a booking is sent are neither booked nor shown as booked', () => {
    const { customer, selectedBookingTime, needs } = sending;
    const changed = run(
      [
        { type: 'customer typed', field: 'email', value: 'another@example.co.uk' },
        { type: 'needs chosen', needs: { ...needs, allergies: ['milk'] } },
        { type: 'step subtracted' },
        { type: 'slot chosen', slot: { time: '12:00', canEnquire: false } },
      ],
      sending,
    );
    const { customer: bookedCustomer, ...state } = run([booked], changed);
    expect(bookedCustomer.email.value).toBe(customer.email.value);
    expect(state).toMatchObject({ confirmationNumber: 'AB12CD34', selectedBookingTime, needs, isSentBefore: false });
  });

  it('a booking in flight keeps its hold and holds no other table', () => {
    const back = run(
      [{ type: 'step subtracted' }, { type: 'slot chosen', slot: { time: '12:00', canEnquire: false } }],
      sending,
    );
    expect(back).toMatchObject({ step: 2, hold: { holdToken: 'hold-1' } });
    expect([canContinueFromSlots(back), isReadyToHold(back)]).toEqual([false, false]);
    expect(run([booked], back).hold).toBeNull();
  });
});

describe('from step one', () => {
  const details = run(heldAtStepThree);
  const [date, time] = [details.selectedBookingDate as string, details.selectedBookingTime as string];
  const request = { slug: leeds.slug, date, time, covers: details.coverSize };
  it.each<[string, JourneyAction]>([
    ['requested again', { type: 'opened', request }],
    ['reached through the history', { type: 'view restored', view: { step: 3 } }],
  ])('a table %s from step one is held by fresh times, not by stale ones', (_, action) => {
    const back = run([{ type: 'step set', step: 1 }, action], details);
    expect([back.step, back.wantedStep, back.slots, isReadyToHold(back)]).toEqual([2, 3, [], false]);
    expect(isReadyToHold(run([{ type: 'slots loaded', slots: free(time) }], back))).toBe(true);
  });
});

it('a table that is gone when held again leads back to the times', () => {
  const gone = run([...heldAtStepThree, { type: 'hold released' }, { type: 'slots failed', error: error(4) }]);
  expect(gone).toMatchObject({ step: 2, slotsError: errorCatalogue[4].message, selectedBookingTime: null });
});

describe('a booking without an answer', () => {
  const NO_ANSWER = 0;
  const sending = (state: JourneyState, key: string) => {
    const attempt = attemptFor(state, () => key) as Attempt;
    return run([{ type: 'submitting', attempt }], state);
  };
  const lost: JourneyAction = { type: 'submit failed', error: UNREACHABLE, status: NO_ANSWER };
  const first = sending(run(heldAtStepThree), 'first');
  const unanswered = run([lost], first);

  it('a booking without an answer may have arrived, and the message says how to find out', () => {
    expect(unansweredInWords(first)).toBeNull();
    const words = 'Press “Book this table” again to find out: you won’t be booked twice.';
    expect(unansweredInWords(unanswered)).toBe(`Your booking may have reached us anyway. ${words}`);
    expect(announcement(first, unanswered)).toBe(`${UNREACHABLE.message} ${unansweredInWords(unanswered)}`);
    const back = run([{ type: 'connection returned' }], unanswered);
    expect(unansweredInWords(back)).toBe(`We’re not sure your booking reached us. ${words}`);
    expect(announcement(unanswered, back)).toBe(unansweredInWords(back));
  });

  it.each<[string, number, boolean]>([
    ['refused', 422, false],
    ['turned away', 503, false],
    ['cut off', 502, true],
  ])('knows whether a booking that was %s may have arrived', (_, status, open) => {
    const state = run([{ type: 'submit failed', error: error(9), status }], first);
    expect(unansweredInWords(state) !== null).toBe(open);
  });

  it('a booking without an answer keeps its details when the hold lapses', () => {
    expect(run([{ type: 'hold lapsed' }], unanswered)).toMatchObject({ step: 3, hold: null, news: null });
  });

  it('a booking without an answer passes its key on, even if a slot was taken in between', () => {
    const back: JourneyAction[] = [{ type: 'step subtracted' }, { type: 'slot taken' }];
    const changed = run([...back, { type: 'customer typed', field: 'lastName', value: 'Byron' }], unanswered);
    const attempt = attemptFor(changed, () => 'second');
    expect(attempt).toMatchObject({ idempotencyKey: 'first', sent: expect.stringContaining('Byron') });
    const refused = run([{ type: 'submit failed', error: error(9), status: 422 }], sending(changed, 'second'));
    expect(unansweredInWords(refused)).not.toBeNull();
    const elsewhere = run([{ type: 'restaurant chosen', restaurant: york }], changed);
    expect(unansweredInWords(elsewhere)).toBeNull();
  });

  it('shows the first version of the form if that turns out to be booked', () => {
    const change: JourneyAction[] = [
      { type: 'slot chosen', slot: { time: '12:15', canEnquire: false } },
      { type: 'customer typed', field: 'firstName', value: 'Eve' },
    ];
    const answer: CreateAnswer = { bookingReference: 'TAV-1', bookingStatus: 1 };
    const changed = sending(run(change, unanswered), 'second');
    const booked = run([{ type: 'submitted', answer, sent: unanswered.attempt?.sent }], changed);
    expect(booked).toMatchObject({ confirmationNumber: 'TAV-1', selectedBookingTime: '18:30', coverSize: 2 });
    expect(booked.customer.firstName.value).toBe('Ada');
    expect(sentBeforeInWords(booked)).toContain('so that’s what we’ve booked');
    expect(announcement(changed, booked)).toBe(
      `Your table is booked. Your reference is TAV-1. ${sentBeforeInWords(booked)}`,
    );
    const last = run([{ type: 'submitted', answer, sent: changed.attempt?.sent }], changed);
    expect(last).toMatchObject({ selectedBookingTime: '12:15', unanswered: [] });
    expect(sentBeforeInWords(last)).toBeNull();
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

  it('a voucher goes with the booking, once its offer is loaded', () => {
    const state = { ...run(atStepThree), offer: 'two-for-one' };
    expect(bookingBody(state)).not.toHaveProperty('offer');
    expect(bookingBody({ ...state, voucher: dinnerVoucher })).toMatchObject({ offer: 'two-for-one' });
  });

  it('extras go with the booking and onto the ticket', () => {
    const state = run(taken);
    expect(bookingBody(state)).toMatchObject({ upsellIds: ['cake', 'prosecco'] });
    expect(ticketFor(state).extras).toEqual([
      { name: 'cake', price: 1250 },
      { name: 'prosecco', price: 1250 },
    ]);
  });

  it('drops extras that are not available at another time', () => {
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
  const required: JourneyAction[] = [...atStepTwo, { type: 'requirements loaded', answer }];
  const accepted: JourneyAction[] = [...required, { type: 'card sent' }, { type: 'card accepted', customerId: 'c1' }];

  it('a card guarantee is requested at step three', () => {
    expect(run(required)).toMatchObject({ step: 3, cardGuarantee: terms, creditCardRequired: false });
    expect(needsHold(run(atStepTwo), answer)).toBe(true);
  });

  it('a refused card shows its error at the card and stays at step three', () => {
    const state = run([...required, { type: 'card sent' }, { type: 'card refused', message: 'Turned down.' }]);
    expect(state).toMatchObject({ step: 3, submitting: false, cardError: 'Turned down.', bookingError: null });
  });

  it('an accepted card has to be entered again only for other terms', () => {
    expect(run([...accepted, { type: 'submit failed', error: error(9) }]).braintreeCustomerId).toBe('c1');
    const again: JourneyAction[] = [...accepted, { type: 'step subtracted' }, { type: 'requirements loaded', answer }];
    expect(run(again).braintreeCustomerId).toBe('c1');
    const dearer = { ...answer, cardGuarantee: { ...terms, amount: 9000 } };
    expect(run([...accepted, { type: 'requirements loaded', answer: dearer }]).braintreeCustomerId).toBeNull();
  });

  it('an accepted card is valid for an alternative with the same terms', () => {
    const full: JourneyAction[] = [...accepted, { type: 'submit failed', error: error(4) }];
    const request = { slug: leeds.slug, date: '2026-11-29', covers: 2, time: '18:30', occasionId: 'table' };
    const another = run([...full, { type: 'opened', request }, ...atStepOne.slice(2), ...atStepTwo.slice(-3)]);
    expect(another.cardGuarantee).toBeNull();
    expect(run([{ type: 'requirements loaded', answer }], another)).toMatchObject({
      step: 3,
      selectedBookingDate: '2026-11-29',
      cardGuarantee: terms,
      braintreeCustomerId: 'c1',
    });
    const dearer = { ...answer, cardGuarantee: { ...terms, amount: 9000 } };
    expect(run([{ type: 'requirements loaded', answer: dearer }], another).braintreeCustomerId).toBeNull();
  });

  it('says that an accepted card was not charged when its table is gone', () => {
    const answer: CreateAnswer = { bookingReference: null, bookingStatus: 9 };
    const taken = run([...accepted, { type: 'submitted', answer }]);
    expect(taken).toMatchObject({ step: 2, braintreeCustomerId: 'c1' });
    expect(taken.bookingError).toBe(`${SLOT_TAKEN_MESSAGE} We haven’t charged your card.`);
    const full = run([...accepted, { type: 'submit failed', error: error(4) }]);
    expect(full.slotsError).toBe(`${errorCatalogue[4].message} We haven’t charged your card.`);
    expect(run([...required, { type: 'submitted', answer }]).bookingError).toBe(SLOT_TAKEN_MESSAGE);
  });

  it('a card has to be entered again when the hold lapses, unless it was accepted', () => {
    const lapsed = (actions: JourneyAction[]) =>
      newsInWords(run([...actions, tableHeld, { type: 'card refused', message: null }, { type: 'hold lapsed' }]));
    expect(lapsed(required)).toContain(
      'Everything you typed is still here except your card details: enter those again.',
    );
    const failed: JourneyAction[] = [...accepted, tableHeld, { type: 'submit failed', error: error(9) }];
    expect(newsInWords(run([...failed, { type: 'hold lapsed' }]))).toContain('Your card’s been accepted');
    expect(newsInWords(run([...heldAtStepThree, { type: 'hold lapsed' }]))).not.toContain('card');
  });

  it('a card the server no longer knows has to be entered again', () => {
    const state = run([...accepted, { type: 'submit failed', error: error(5) }]);
    expect(state).toMatchObject({ step: 3, braintreeCustomerId: null, bookingError: null });
    expect(state.cardError).toContain('Enter your card details again');
  });
});

describe('a group booking', () => {
  const search: JourneyAction = { type: 'restaurants found', query: 'LS1', words: 'Nearest to LS1:', restaurants: [] };
  const triggered: JourneyAction[] = [...atStepOne, search, { type: 'group booking triggered', advance: true }];
  const eventTimes = (answer: Parameters<NonNullable<ReturnType<typeof eventTimesQuestion>>['action']>[0]) =>
    eventTimesQuestion(run(triggered))?.action(answer) as JourneyAction;

  it('a group booking hides step one and its picture, enables step two and clears the search', () => {
    expect(run(triggered)).toMatchObject({
      step: 2,
      bookingType: 'event',
      adultCovers: 21,
      group: { isStepOneHidden: true, isStepTwoEnabled: true, isBookingImageHidden: true, isContactFormShown: false },
      searchQuery: '',
      sortedLocations: [],
    });
  });

  it('a group booking advances a step only if requested', () => {
    expect(run([...atStepOne, { type: 'group booking triggered', advance: false }]).step).toBe(1);
  });

  it('a group booking takes the number typed if no table seats them', () => {
    const party = run([...atStepOne, { type: 'party chosen', adults: 40, children: 0 }]);
    expect(typedParty(party)).toBe(40);
    expect(run([{ type: 'group booking triggered', advance: true }], party).adultCovers).toBe(40);
    expect(typedParty(run([{ type: 'party chosen', adults: 20, children: 0 }], party))).toBeUndefined();
  });

  it('a group booking shows its contact form on a trigger of its own', () => {
    const state = run([...triggered, { type: 'group contact triggered' }]);
    expect(state).toMatchObject({ step: 3, group: { isContactFormShown: true } });
    expect(run([{ type: 'step subtracted' }], state)).toMatchObject({ step: 2, group: { isContactFormShown: false } });
  });

  it('an event takes a party no table seats, at a time the restaurant offers, with no menu yet', () => {
    const state = run([
      ...triggered,
      { type: 'event times loaded', slots: [{ time: '12:00', canEnquire: true }, ...free('19:00')] },
      { type: 'event details chosen', details: { adults: 260, children: 12 } },
    ]);
    expect(bookingBody(state)).toMatchObject({ menuId: null, adultCovers: 260, childCovers: 12, time: '19:00' });
  });

  it('an event has no time and one message when the times of another day cannot be loaded', () => {
    const times: JourneyAction = { type: 'event times loaded', slots: free('19:00') };
    const failed = eventTimes({ ok: false, status: 502, error: error(9) });
    const state = run([...triggered, times, { type: 'slots requested' }, failed]);
    expect(state).toMatchObject({
      bookingType: 'event',
      slots: [],
      selectedBookingTime: null,
      stepTwoLoading: false,
      bookingError: errorCatalogue[9].message,
      slotsError: null,
    });
    expect(eventTimes({ ok: false, status: 422, error: error(4) })).toEqual({ type: 'event times loaded', slots: [] });
  });

  it.each<[string, JourneyAction]>([
    ['a day without times', { type: 'event times loaded', slots: [] }],
    ['a lost connection', eventTimes({ ok: false, status: 0, error: error(9) })],
    ['another occasion', { type: 'occasion chosen', id: 'birthday' }],
  ])('an event keeps its time over %s', (_, action) => {
    const times: JourneyAction = { type: 'event times loaded', slots: free('14:00', '19:00') };
    const choice: JourneyAction = { type: 'event details chosen', details: { time: '14:00' } };
    const without = run([...triggered, times, choice, action]);
    expect(without.selectedBookingTime).toBeNull();
    expect(run([times], without).selectedBookingTime).toBe('14:00');
  });

  it('another occasion restarts an event from its smallest group and says so', () => {
    const state = run([...triggered, { type: 'event details chosen', details: { adults: 260, children: 12 } }]);
    const again = run([{ type: 'occasion chosen', id: 'birthday' }], state);
    expect(again).toMatchObject({
      selectedOccasion: 'birthday',
      adultCovers: 13,
      childCovers: 0,
      bookingType: 'event',
      unmet: { what: 'party', covers: 272 },
    });
    expect(run([{ type: 'event details chosen', details: { adults: 40 } }], again).unmet).toBeNull();
  });

  it('an event becomes a table again back at step one', () => {
    expect(run([...triggered, { type: 'step set', step: 1 }])).toMatchObject({
      bookingType: 'booking',
      coverSize: 2,
      group: { isStepOneHidden: false, isStepTwoEnabled: false },
    });
  });

  describe('left halfway', () => {
    const page = '/restaurants/leeds';
    const begun = run([
      { type: 'opened', request: { slug: leeds.slug, page } },
      ...triggered,
      { type: 'event times loaded', slots: free('18:00', '19:00') },
      { type: 'event details chosen', details: { adults: 60, time: '18:00' } },
      { type: 'group contact triggered' },
      { type: 'customer typed', field: 'firstName', value: 'Ada' },
    ]);
    const atAll: JourneyAction = { type: 'opened', request: { slug: leeds.slug, page, goesOn: true } };
    const askAgain: JourneyAction = { type: 'opened', request: { bookingType: 'event' } };

    it('a link to a table does not resume an event left halfway', () => {
      expect(run([atAll], begun)).toMatchObject({
        step: 1,
        bookingType: 'booking',
        group: { isStepTwoEnabled: false, isContactFormShown: false },
        coverSize: 2,
        selectedBookingDate: '2026-11-28',
        selectedBookingTime: null,
      });
      const small = run([{ type: 'event details chosen', details: { adults: 12 } }, atAll], begun);
      expect(small.coverSize).toBe(12);
      const searched: JourneyAction = { type: 'opened', request: { slug: leeds.slug, covers: 4, page, goesOn: true } };
      expect(run([searched], begun)).toMatchObject({ step: 1, bookingType: 'booking', coverSize: 4 });
      const elsewhere = run(
        [
          { type: 'opened', request: { slug: york.slug } },
          { type: 'restaurant chosen', restaurant: york },
          { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
        ],
        begun,
      );
      expect(elsewhere).toMatchObject({ step: 1, restaurant: york, bookingType: 'booking', coverSize: 2, unmet: null });
    });

    it.each<[string, JourneyAction[], object]>([
      ['at once', [askAgain], { step: 3, selectedBookingTime: '18:00' }],
      ['after a table was requested', [atAll, askAgain], { step: 2, selectedBookingTime: '18:00' }],
      [
        'for another time',
        [atAll, { type: 'opened', request: { bookingType: 'event', time: '20:00' } }],
        { step: 2, selectedBookingTime: null, prefill: { time: '20:00' } },
      ],
      [
        'at another restaurant',
        [{ type: 'opened', request: { bookingType: 'event', slug: york.slug } }],
        { step: 2, restaurant: null, selectedBookingTime: '18:00' },
      ],
      ['through the history', [atAll, { type: 'view restored', view: { step: 2, event: true } }], { step: 2 }],
    ])('an event left halfway is resumed %s', (_, actions, wanted) => {
      const state = run(actions, begun);
      expect(state).toMatchObject({ bookingType: 'event', adultCovers: 60, coverSize: 60, ...wanted });
      expect(state.customer.firstName.value).toBe('Ada');
    });

    it('an event left halfway is resumed by a link with a party no table takes', () => {
      expect(run([{ type: 'opened', request: { slug: leeds.slug, covers: 60 } }], begun)).toBe(begun);
    });
  });

  it('a link can open an event', () => {
    const state = run([{ type: 'opened', request: { bookingType: 'event', slug: york.slug } }]);
    expect(state).toMatchObject({ step: 2, bookingType: 'event', prefill: { slug: york.slug } });
    expect(run([{ type: 'restaurant chosen', restaurant: york }], state)).toMatchObject({ bookingType: 'event' });
  });
});
