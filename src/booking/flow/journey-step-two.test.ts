import { describe, expect, it } from 'vitest';
import {
  areas,
  atStepOne,
  atStepThree,
  atStepTwo,
  birthday,
  dinnerVoucher,
  error,
  free,
  heldAtStepThree,
  leeds,
  menus,
  requirements,
  run,
  table,
  tableHeld,
  york,
} from '../../../tests/support/journeys.ts';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import type { CreateAnswer } from '../contracts/booking.ts';
import { ticketFor } from '../steps/frame/journey-ticket.ts';
import type { JourneyAction } from './journey-action.ts';
import { bookingBody } from './journey-state.ts';
import { attemptFor } from './journey-step-three.ts';
import { canContinueFromSlots, isReadyToHold, needsHold } from './journey-step-two.ts';
import { newsInWords, voucherWarningOf } from './journey-text.ts';

describe('step two', () => {
  it('step two selects the first menu, any area and the first slot', () => {
    expect(run(atStepTwo)).toMatchObject({
      selectedMenu: 'main',
      selectedArea: null,
      selectedBookingTime: '12:00',
      stepTwoLoading: false,
    });
  });

  it('preselects the requested time', () => {
    const state = run([{ type: 'opened', request: { time: '18:30' } }, ...atStepTwo]);
    expect(state).toMatchObject({ selectedBookingTime: '18:30', news: null });
  });

  it('preselects the time nearest to a full one, says so and waits for the diner', () => {
    const state = run([{ type: 'opened', request: { time: '19:00' } }, ...atStepTwo]);
    expect(state).toMatchObject({
      selectedBookingTime: '18:30',
      wantedStep: null,
      news: { time: '19:00', kind: 'full' },
    });
    expect(newsInWords(state)).toBe('There’s no table at 7pm. Here are the closest times.');
    expect(canContinueFromSlots(state)).toBe(true);
    expect(isReadyToHold(state)).toBe(false);
  });

  it('preselects a time near the one on the page, without a message if that is full', () => {
    const around = { type: 'opened', request: { around: '19:00', page: '/' } } as const;
    expect(run([around, ...atStepTwo])).toMatchObject({ selectedBookingTime: '18:30', news: null, wantedStep: null });
    const later = run([around, { type: 'opened', request: { time: '12:15' } }, ...atStepTwo]);
    expect(later.selectedBookingTime).toBe('12:15');
  });

  it('never preselects lunch in the evening', () => {
    const slots = free('11:30', '12:00', '18:30');
    const timeAt = (now: number) => run([...atStepTwo, { type: 'slots loaded', slots, now }]).selectedBookingTime;
    expect([timeAt(12 * 60), timeAt(18 * 60)]).toEqual(['11:30', '18:30']);
  });

  it('says that the requested time is full if it can be enquired about', () => {
    const slots = [...free('12:00'), { time: '19:00', canEnquire: true }];
    const state = run([{ type: 'opened', request: { time: '19:00' } }, ...atStepTwo, { type: 'slots loaded', slots }]);
    expect(newsInWords(state)).toBe('7pm is full. Here are the closest times.');
  });

  it('still says that a time is full after going back from the waitlist or the details', () => {
    const words = 'There’s no table at 7pm. Here are the closest times.';
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
    expect(newsInWords(run([{ type: 'slots loaded', slots: free('12:00') }], back))).toContain('no table at 6.30pm');
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

  it('goes on with a free time that was pressed but not with a full one', () => {
    const pressed = run([...atStepTwo, { type: 'slot chosen', slot: { time: '12:15', canEnquire: false } }]);
    expect(pressed).toMatchObject({ wantedStep: 3, prefill: { time: '12:15' } });
    expect(isReadyToHold(pressed)).toBe(true);
    const full = { time: '19:00', canEnquire: true };
    const enquiry = run([
      ...atStepTwo,
      { type: 'slots loaded', slots: [...free('12:00'), full] },
      { type: 'slot chosen', slot: full },
    ]);
    expect(enquiry).toMatchObject({ wantedStep: null, isEnquiry: true });
    expect(isReadyToHold(enquiry)).toBe(false);
  });

  it('preselects the menu served at the requested time', () => {
    const state = run([
      ...atStepOne,
      { type: 'choices loaded', choices: { menus, areas, servedThen: 'breakfast' }, key: 'party' },
    ]);
    expect(state.selectedMenu).toBe('breakfast');
  });

  it('preselects the first slot a voucher is valid at', () => {
    const withVoucher: JourneyAction[] = [
      { type: 'opened', request: { offer: 'pudding' } },
      { type: 'voucher loaded', voucher: dinnerVoucher },
    ];
    expect(run([...withVoucher, ...atStepTwo])).toMatchObject({ selectedBookingTime: '18:30', offer: 'pudding' });
    const lunch: JourneyAction = { type: 'slots loaded', slots: free('12:00', '12:15') };
    const state = run([...withVoucher, ...atStepTwo, lunch]);
    expect(state.selectedBookingTime).toBe('12:00');
    expect(voucherWarningOf(state)).toBe('Your voucher “Pudding” isn’t valid at 12pm.');
  });

  it('never preselects a full slot', () => {
    const slots = [{ time: '12:00', canEnquire: true }, ...free('12:15')];
    expect(run([...atStepTwo, { type: 'slots loaded', slots }]).selectedBookingTime).toBe('12:15');
  });

  it.each<[string, JourneyAction]>([
    ['code 4 of the slots', { type: 'slots failed', error: error(4) }],
    ['a day without slots', { type: 'slots loaded', slots: [] }],
    ['a day without menus', { type: 'choices loaded', choices: { menus: [], areas }, key: 'party' }],
    ['a day with only full slots', { type: 'slots loaded', slots: [{ time: '12:00', canEnquire: true }] }],
  ])('%s stops the spinner and blocks continuing', (_, action) => {
    const state = run([...atStepTwo, { type: 'slots requested' }, action]);
    expect(state).toMatchObject({ slotsError: errorCatalogue[4].message, stepTwoLoading: false, bookingError: null });
    expect(canContinueFromSlots(state)).toBe(false);
  });

  it('any code of the slots but 4 is the booking’s error', () => {
    const state = run([...atStepTwo, { type: 'slots failed', error: error(17) }]);
    expect(state).toMatchObject({ slotsError: null, bookingError: errorCatalogue[17].message, stepTwoLoading: false });
  });

  it('keeps the error of the slots when occasions reloaded with them arrive later', () => {
    const again: JourneyAction[] = [
      { type: 'slots failed', error: error(17) },
      { type: 'tried again' },
      { type: 'occasions requested' },
      { type: 'slots requested' },
      { type: 'slots failed', error: error(17) },
      { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
    ];
    expect(run([...atStepTwo, ...again]).bookingError).toBe(errorCatalogue[17].message);
  });

  it('goes on to the details when nothing more is required', () => {
    expect(canContinueFromSlots(run(atStepTwo))).toBe(true);
    expect(run(atStepThree).step).toBe(3);
  });

  it('stays at the times when a card can only be given by phone, and says whom to ring', () => {
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

describe('a held table', () => {
  it('a table stays held while the details are filled in', () => {
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
    ['the booking it becomes', { type: 'submitted', answer: { bookingReference: 'T', bookingStatus: 1 } }],
    ['a slot taken by someone else', { type: 'submitted', answer: { bookingReference: null, bookingStatus: 9 } }],
  ])('a hold is released by %s', (_, action) => expect(run([...heldAtStepThree, action]).hold).toBeNull());

  it('a hold lasts as long as the server says and is announced again when renewed', () => {
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

  it('a lapsed hold leads to fresh times and keeps its time and everything typed', () => {
    const state = run([...heldAtStepThree, { type: 'hold lapsed' }]);
    expect(state).toMatchObject({ step: 2, slotsRound: 1, hold: null, news: { time: '18:30', kind: 'lapsed' } });
    expect(state.customer.firstName.value).toBe('Ada');
    const free = run([{ type: 'slots loaded', slots: [{ time: '18:30', canEnquire: false }] }], state);
    expect(free.selectedBookingTime).toBe('18:30');
    expect(newsInWords(free)).toContain('6.30pm is still free');
    const gone = run([{ type: 'slots loaded', slots: [{ time: '18:15', canEnquire: false }] }], state);
    expect(newsInWords(gone)).toContain('6.30pm has just gone. Here are the closest times.');
    expect(gone.selectedBookingTime).toBe('18:15');
    const allFull = run([{ type: 'slots loaded', slots: [{ time: '18:15', canEnquire: true }] }], state);
    expect(newsInWords(allFull)).toContain(
      '6.30pm has just gone, and the rest of that day is full. Ask for a time anyway, or choose another day.',
    );
    expect(run([tableHeld], free).news).toBeNull();
  });

  it('a hold does not lapse while its booking is in flight, and the attempt keeps its key', () => {
    const attempt = { idempotencyKey: 'first', sent: '{}' };
    const sending = run([...heldAtStepThree, { type: 'submitting', attempt }]);
    expect(run([{ type: 'hold lapsed' }], sending).step).toBe(3);
    const failed = run([{ type: 'submit failed', error: error(9) }, { type: 'hold lapsed' }], sending);
    expect(failed).toMatchObject({ step: 2, attempt });
  });

  it('another hold of the same table is not another booking', () => {
    const attempt = attemptFor(run(heldAtStepThree), () => 'first');
    const again = run([...heldAtStepThree, { ...tableHeld, holdToken: 'hold-2' } as JourneyAction]);
    expect(attemptFor({ ...again, attempt }, () => 'second')?.idempotencyKey).toBe('first');
  });
});

describe('a full time', () => {
  const full = { time: '19:00', canEnquire: true };
  const enquiry: JourneyAction[] = [
    ...atStepTwo,
    { type: 'slots loaded', slots: [full] },
    { type: 'slot chosen', slot: full },
  ];
  const answer = { isPlaceAsEnquiryEnabled: true, isCardGuaranteeRequired: true, cardGuarantee: null, turnMinutes: 90 };

  it('a full time can be enquired about without hold, card or extras', () => {
    const state = run([...enquiry, { type: 'requirements loaded', answer }]);
    expect(state).toMatchObject({ step: 3, bookingType: 'enquiry', slotsError: null, creditCardRequired: false });
    expect(needsHold(state, answer)).toBe(false);
    expect(bookingBody({ ...state, selectedUpsells: ['cake'] })).toMatchObject({ time: '19:00', upsellIds: [] });
  });

  it('a full time cannot be enquired about if the restaurant takes no enquiries', () => {
    const refused = { ...answer, isPlaceAsEnquiryEnabled: false };
    expect(run([...enquiry, { type: 'requirements loaded', answer: refused }])).toMatchObject({
      step: 2,
      slotsError: expect.stringMatching(/^That time’s full/),
    });
  });

  it.each<[string, JourneyAction]>([
    ['that is completely full', { type: 'slots loaded', slots: [{ time: '19:00', canEnquire: true }] }],
    ['without times', { type: 'slots failed', error: error(4) }],
    ['whose times cannot be loaded', { type: 'slots failed', error: error(9) }],
  ])('drops an enquiry on a day %s', (_, action) => {
    const state = run([...enquiry, action]);
    expect(state).toMatchObject({ selectedBookingTime: null, isEnquiry: false, bookingType: 'booking' });
    expect(ticketFor(state).title).toBe(ticketFor(run(atStepTwo)).title);
  });

  it('an enquiry gets a reference but is no booking', () => {
    const answered: CreateAnswer = { bookingReference: 'ASK1', bookingStatus: 2 };
    const state = run([...enquiry, { type: 'requirements loaded', answer }, { type: 'submitted', answer: answered }]);
    expect(state).toMatchObject({ confirmationNumber: 'ASK1', confirmedStatus: 2 });
    expect(ticketFor(state).stamp).toBe('Requested');
  });

  it('a full time can be waited for and may turn out to be free', () => {
    const waiting = run([...enquiry, { type: 'waitlist opened', time: '19:00' }]);
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

  it('ignores a waitlist answer for another time', () => {
    const waiting = run([...enquiry, { type: 'waitlist opened', time: '19:30' }]);
    const late: JourneyAction[] = [
      { type: 'waitlist joined', answer: { waitlistReference: 'W1', position: 1 }, time: '19:00' },
      { type: 'waitlist refused', error: error(9), time: '19:00' },
      { type: 'waitlist not needed', time: '19:00' },
    ];
    for (const answer of late) expect(run([answer], waiting)).toBe(waiting);
  });

  it('the ticket of a waiting party shows the times that would do and that nothing is booked', () => {
    const timeOn = (actions: JourneyAction[]) => {
      const { lines, title, foot } = ticketFor(
        run([...enquiry, { type: 'waitlist opened', time: '19:00' }, ...actions]),
      );
      return { time: lines.find(({ label }) => label === 'Time')?.value, title, foot };
    };
    const foot = 'Nothing’s booked until a table comes free and you take it.';
    expect(timeOn([])).toEqual({ time: '7pm', title: 'Waiting list', foot });
    const window = { from: '18:30', to: '20:00' };
    expect(timeOn([{ type: 'waitlist window chosen', window }]).time).toBe('6.30pm to 8pm');
  });

  it('selects the time that came free in the waitlist window nearest to the requested one', () => {
    const state = run([
      ...enquiry,
      { type: 'waitlist opened', time: '19:00' },
      { type: 'waitlist window chosen', window: { from: '18:30', to: '20:00' } },
      { type: 'waitlist not needed' },
      { type: 'slots loaded', slots: free('12:00', '18:15', '18:30', '19:45', '20:30') },
    ]);
    expect(state).toMatchObject({ selectedBookingTime: '18:30', news: { time: '18:30', kind: 'freed' } });
    expect(newsInWords(state)).toContain('a table for 6.30pm has just come free');
    const gone = run([{ type: 'slots loaded', slots: free('12:00', '18:45') }], state);
    expect(gone.selectedBookingTime).toBe('18:45');
    expect(newsInWords(gone)).toBe('6.30pm has just gone. Here are the closest times.');
    const allFull = run([{ type: 'slots loaded', slots: [full] }], state);
    expect(newsInWords(allFull)).toContain('6.30pm has just gone, and the rest of that day is full.');
    expect(newsInWords(run([{ type: 'slots failed', error: error(9) }], state))).toBeNull();
  });
});
