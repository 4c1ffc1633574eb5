import { describe, expect, it } from 'vitest';
import {
  areas,
  atStepOne,
  atStepThree,
  atStepTwo,
  birthday,
  error,
  free,
  heldAtStepThree,
  leeds,
  menus,
  requirements,
  run,
  span,
  table,
  tableHeld,
  thanks,
  york,
} from '../../../tests/support/journeys.ts';
import { UNREACHABLE } from '../../platform/api/api-client.ts';
import { type CardView, cardViewOf } from './card-view.ts';
import { resetReloads } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { freshJourney } from './journey-state.ts';
import { isReadyToHold } from './journey-step-two.ts';
import { unmetInWords } from './journey-text.ts';

describe('steps', () => {
  it.each<[string, JourneyAction[], number]>([
    ['starts at 1', [], 1],
    ['goes up', [{ type: 'step added' }], 2],
    ['goes down', [{ type: 'step set', step: 3 }, { type: 'step subtracted' }], 2],
    ['never goes below 1', [{ type: 'step subtracted' }], 1],
    ['can be set', [{ type: 'step set', step: 3 }], 3],
  ])('the step %s', (_, actions, step) => expect(run(actions).step).toBe(step));

  it('errors do not follow the diner to another step', () => {
    expect(
      run([
        { type: 'failed', error: error(2) },
        { type: 'step set', step: 1 },
      ]).bookingError,
    ).toBeNull();
  });
});

describe('a connection that returns', () => {
  const lost: JourneyAction = { type: 'failed', error: UNREACHABLE };

  it('a returning connection retries what failed to load', () => {
    const state = run([...atStepTwo, lost]);
    expect(state.bookingError).toBe(UNREACHABLE.message);
    expect(run([{ type: 'connection returned' }], state)).toMatchObject({ bookingError: null, tries: state.tries + 1 });
  });

  it('a returning connection leaves sending to the diner and other errors as they are', () => {
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

describe('opening and resetting', () => {
  it('opening again without a request resumes', () => {
    expect(run([...atStepThree, { type: 'opened', request: { slug: leeds.slug } }])).toEqual(run(atStepThree));
  });

  it('opening for another restaurant keeps the customer', () => {
    const state = run([...atStepThree, { type: 'opened', request: { slug: york.slug } }]);
    expect(state).toMatchObject({ step: 1, restaurant: null, slots: [], selectedBookingDate: '2026-11-28' });
    expect(state.prefill.slug).toBe(york.slug);
    expect(run([{ type: 'restaurant chosen', restaurant: york }], state).prefill.slug).toBeUndefined();
    expect(state.customer.firstName.value).toBe('Ada');
  });

  it('opening with another party applies it to the loaded occasions', () => {
    const state = run([...atStepThree, { type: 'opened', request: { slug: leeds.slug, covers: 6, time: '18:30' } }]);
    expect(state).toMatchObject({ step: 1, coverSize: 6, choicesFor: null, prefill: { time: '18:30' } });
  });

  it('opening fills in the address typed on the page unless there is one', () => {
    const email = 'ann@example.co.uk';
    const opened: JourneyAction = { type: 'opened', request: { slug: leeds.slug, email } };
    expect(run([opened]).customer.email).toMatchObject({ value: email, valid: true });
    const typed: JourneyAction = { type: 'customer typed', field: 'email', value: 'ada@example.co.uk' };
    expect(run([typed, opened]).customer.email.value).toBe('ada@example.co.uk');
  });

  describe('opening again by a plain link to book', () => {
    const page = '/restaurants/leeds?date=2026-11-28&time=18:30&covers=4';
    const request = { slug: leeds.slug, date: '2026-11-28', covers: 4, time: '18:30', page };
    const time = { type: 'opened', request: { ...request, time: '18:15' } } as const;
    const atAll = { type: 'opened', request: { ...request, goesOn: true } } as const;
    const changed = run([time, { type: 'party chosen', adults: 5, children: 0 }], run(atStepOne));

    it('a plain link to book keeps what was chosen since its page opened the card', () => {
      expect(changed.coverSize).toBe(5);
      expect(run([atAll], changed)).toEqual(changed);
    });

    it('a link with a time, on another page or to another restaurant overrides the choices', () => {
      expect(run([time], changed)).toMatchObject({ coverSize: 4, prefill: { time: '18:15' } });
      const searched = { ...atAll.request, page: `${page}&later` };
      expect(run([{ ...atAll, request: searched }], changed)).toMatchObject({
        coverSize: 4,
        openedOn: `${page}&later`,
      });
      const elsewhere = { ...atAll.request, slug: york.slug };
      expect(run([{ ...atAll, request: elsewhere }], changed).prefill).toMatchObject({ slug: york.slug, covers: 4 });
    });

    it('a plain link to book opens a table when an occasion was only looked at', () => {
      const atStart = run([{ type: 'opened', request: { slug: leeds.slug, page } }], run(atStepOne));
      const browsing = run([{ type: 'occasion chosen', id: 'birthday' }], atStart);
      expect(run([atAll], browsing)).toMatchObject({ selectedOccasion: 'table', coverSize: 4 });
    });
  });

  describe('opening by a link that completes a step', () => {
    const party = { slug: leeds.slug, date: '2026-11-28', covers: 4 };
    const chosen: JourneyAction[] = [
      { type: 'restaurant chosen', restaurant: leeds },
      { type: 'occasions loaded', answer: { occasions: [table, birthday] } },
    ];
    const toSlots: JourneyAction[] = [
      { type: 'choices loaded', choices: { menus, areas }, key: 'party' },
      { type: 'slots loaded', slots: free('12:00', '18:30') },
    ];

    it('a link with party and day goes to the times', () => {
      const state = run([{ type: 'opened', request: party }, ...chosen]);
      expect(state).toMatchObject({ step: 2, coverSize: 4, selectedBookingDate: '2026-11-28', unmet: null });
      const times = run(toSlots, state);
      expect(isReadyToHold(times)).toBe(false);
    });

    it('a link with a time goes on to the details if it is free', () => {
      const timed = run([{ type: 'opened', request: { ...party, time: '18:30' } }, ...chosen, ...toSlots]);
      expect(isReadyToHold(timed)).toBe(true);
      const full = run([{ type: 'opened', request: { ...party, time: '19:00' } }, ...chosen, ...toSlots]);
      expect(full).toMatchObject({ step: 2, wantedStep: null, selectedBookingTime: '18:30' });
      expect(isReadyToHold(full)).toBe(false);
    });

    it('a link that cannot be met stays at step one and says so', () => {
      const small = run([{ type: 'opened', request: { ...party, occasionId: 'birthday', covers: 2 } }, ...chosen]);
      expect(small).toMatchObject({ step: 1, wantedStep: null, coverSize: 4 });
      expect(unmetInWords(small)).toBe('birthday is for 4 to 12 people, not 2. We’ve put 4.');
      const gone = run([{ type: 'opened', request: { ...party, occasionId: 'wake' } }, ...chosen]);
      expect(gone).toMatchObject({ step: 1, unmet: { what: 'occasion' } });
      const closed = run([{ type: 'opened', request: { ...party, date: '2026-12-25' } }, ...chosen]);
      expect(unmetInWords(closed)).toBe('Leeds is closed on Friday 25 December. Choose another day.');
      const far = run([
        { type: 'opened', request: { ...party, date: '2028-01-01' } },
        { type: 'restaurant chosen', restaurant: leeds },
        { type: 'date replaced', date: '2026-11-20', span },
      ]);
      expect(far).toMatchObject({ step: 1, wantedStep: null, selectedBookingDate: '2026-11-20' });
      expect(unmetInWords(far)).toBe(
        'Saturday 1 January 2028 is too far ahead: Leeds is taking bookings until Thursday 18 February 2027. We’ve put Friday 20 November instead.',
      );
      const past = run([
        { type: 'opened', request: { ...party, date: '2026-11-19' } },
        { type: 'restaurant chosen', restaurant: leeds },
        { type: 'date replaced', date: '2026-11-20', span },
      ]);
      expect(unmetInWords(past)).toContain('Leeds isn’t taking bookings before Friday 20 November');
    });

    it('a link with a party too large for a table becomes a request', () => {
      const state = run([{ type: 'opened', request: { ...party, covers: 24 } }, ...chosen]);
      expect(state).toMatchObject({ step: 2, bookingType: 'event', adultCovers: 24, coverSize: 24 });
    });

    it('the same link again resumes where the journey was', () => {
      const details = run([
        { type: 'opened', request: { ...party, time: '18:30' } },
        ...chosen,
        ...toSlots,
        tableHeld,
        { type: 'requirements loaded', answer: requirements },
      ]);
      expect(run([{ type: 'opened', request: { ...party, time: '18:30' } }], details)).toBe(details);
      const another = run([{ type: 'opened', request: { ...party, time: '12:00' } }], details);
      expect(another).toMatchObject({ hold: null, wantedStep: 3, prefill: { time: '12:00' } });
    });
  });

  it('opening after the thanks starts afresh', () => {
    expect(run([...thanks, { type: 'opened', request: {} }])).toEqual(freshJourney);
  });

  it('a reset gives covers 2, hour 9, minute 0, step 1 and can keep the restaurant', () => {
    const state = run([...atStepThree, { type: 'reset', restaurantToo: false }]);
    expect(state).toMatchObject({ coverSize: 2, hour: 9, minute: 0, step: 1, restaurant: leeds, occasions: [] });
    expect(state.customer.firstName.value).toBe('');
    expect(run([...atStepThree, { type: 'reset', restaurantToo: true }])).toEqual(freshJourney);
  });

  it('a reset reloads the page only from the thanks', () => {
    expect(resetReloads(run(thanks))).toBe(true);
    expect(resetReloads(run(atStepThree))).toBe(false);
  });
});

describe('views in the history', () => {
  const viewAfter = (actions: JourneyAction[]) => cardViewOf(run(actions));

  it.each<[string, JourneyAction[], CardView]>([
    ['step two', atStepTwo, { step: 2 }],
    ['step three', atStepThree, { step: 3 }],
    ['an event', [...atStepOne, { type: 'group booking triggered', advance: true }], { step: 2, event: true }],
    ['the waitlist', [...atStepTwo, { type: 'waitlist opened', time: '19:00' }], { step: 2, waitlistFor: '19:00' }],
    ['the thanks page', thanks, { step: 3, done: true }],
  ])('%s has its own view in the history', (_, actions, view) => expect(viewAfter(actions)).toEqual(view));

  it('going back in the history keeps everything chosen', () => {
    const back = run([...heldAtStepThree, { type: 'view restored', view: { step: 1 } }]);
    expect(back).toMatchObject({ step: 1, hold: null, selectedBookingDate: '2026-11-28', coverSize: 2 });
  });

  it('going forward to the details holds the table again', () => {
    const forward = run([
      ...heldAtStepThree,
      { type: 'view restored', view: { step: 2 } },
      { type: 'view restored', view: { step: 3 } },
    ]);
    expect(forward).toMatchObject({ step: 2, wantedStep: 3, prefill: { time: '18:30' } });
    expect(isReadyToHold(forward)).toBe(true);
  });

  it('the history leads to the event and the waitlist again', () => {
    const event = run([...atStepTwo, { type: 'view restored', view: { step: 2, event: true } }]);
    expect(event).toMatchObject({ step: 2, bookingType: 'event' });
    expect(run([{ type: 'view restored', view: { step: 2 } }], event)).toMatchObject({
      bookingType: 'booking',
      step: 2,
    });
    const waiting = run([...atStepTwo, { type: 'view restored', view: { step: 2, waitlistFor: '19:00' } }]);
    expect(waiting.waitlistFor).toBe('19:00');
  });

  it('the thanks of the waitlist end with any later request or another view', () => {
    const thanked = run([
      ...atStepTwo,
      { type: 'waitlist opened', time: '19:00' },
      { type: 'waitlist joined', answer: { waitlistReference: 'W1', position: 2 } },
    ]);
    const page = '/restaurants/leeds';
    const later: JourneyAction[] = [
      { type: 'opened', request: {} },
      { type: 'opened', request: { slug: leeds.slug } },
      { type: 'opened', request: { slug: leeds.slug, page, goesOn: true } },
      { type: 'opened', request: { slug: leeds.slug, date: '2026-11-28', covers: 2 } },
      { type: 'opened', request: { slug: leeds.slug, date: '2026-11-28', covers: 2, time: '19:00' } },
      { type: 'opened', request: { bookingType: 'event' } },
      { type: 'view restored', view: { step: 1, pending: true } },
      { type: 'view restored', view: { step: 2 } },
      { type: 'view restored', view: { step: 3 } },
    ];
    for (const action of later)
      expect(run([action], { ...thanked, openedOn: page })).toMatchObject({ waitlist: null, waitlistFor: null });
    const ownView: CardView = { step: 2, waitlistFor: '19:00' };
    expect(run([{ type: 'view restored', view: ownView }], thanked)).toBe(thanked);
  });

  it('the history never leads back from the thanks', () => {
    expect(run([...thanks, { type: 'view restored', view: { step: 2 } }])).toEqual(run(thanks));
  });
});
