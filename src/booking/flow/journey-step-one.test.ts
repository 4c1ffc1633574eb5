import { describe, expect, it } from 'vitest';
import {
  atStepOne,
  atStepTwo,
  birthday,
  dinnerVoucher,
  error,
  heldAtStepThree,
  leeds,
  occasionBetween,
  run,
  span,
  table,
  york,
} from '../../../tests/support/journeys.ts';
import type { Allergen } from '../../values/allergens/allergens.ts';
import { errorCatalogue } from '../../values/error-catalogue.ts';
import { ticketFor } from '../steps/frame/journey-ticket.ts';
import type { JourneyAction } from './journey-action.ts';
import { unmetInWords, voucherWarningOf } from './journey-text.ts';
import { requestOf } from './party-request.ts';

describe('step one', () => {
  it('step one selects the first occasion and its minimum', () => {
    const state = run([
      { type: 'occasions requested' },
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
    ['the covers of the link', { covers: 6 }, 'table', 6],
    ['the occasion of the link', { occasionId: 'birthday' }, 'birthday', 4],
    ['both occasion and covers of the link', { occasionId: 'birthday', covers: 12 }, 'birthday', 12],
    ['the first occasion when that of the link does not run', { occasionId: 'wake' }, 'table', 2],
  ])('step one selects %s', (_, request, selectedOccasion, coverSize) => {
    expect(run([{ type: 'opened', request }, ...atStepOne])).toMatchObject({ selectedOccasion, coverSize });
  });

  it.each<[string, Allergen[], string, Allergen[]]>([
    ['and those of another page', ['eggs'], '/menu/lunch', ['eggs', 'milk', 'peanuts']],
    ['but not again on the same page, where they may have been unticked', [], '/menu/main', []],
  ])('ticks the allergens filtered out of a menu %s', (_, ticked, page, wanted) => {
    const request = { page: '/menu/main', allergies: ['milk' as const] };
    const first = run([{ type: 'opened', request }]);
    expect(first.needs.allergies).toEqual(['milk']);
    const changed = run([{ type: 'needs chosen', needs: { ...first.needs, allergies: ticked } }], first);
    const again: JourneyAction = { type: 'opened', request: { page, allergies: ['peanuts', 'milk'] } };
    expect(run([again], changed).needs.allergies).toEqual(wanted);
  });

  it('keeps the party of a day that takes none for the day chosen instead', () => {
    const link: JourneyAction = { type: 'opened', request: { date: '2026-12-25', covers: 1 } };
    const taking = (coversOnline: typeof table.coversOnline): JourneyAction[] => [
      { type: 'occasions requested' },
      { type: 'occasions loaded', answer: { occasions: [{ ...table, coversOnline }] } },
    ];
    const closed = run([link, ...taking(null)]);
    expect(closed.coverSize).toBe(1);
    const chosen = run(
      [{ type: 'date chosen', date: '2026-12-24' }, ...taking({ fewestCovers: 1, mostCovers: 8 })],
      closed,
    );
    expect(chosen).toMatchObject({ coverSize: 1, unmet: null });
  });

  it('keeps occasion and party when another date takes them', () => {
    const another: JourneyAction[] = [
      { type: 'occasion chosen', id: 'birthday' },
      { type: 'party chosen', adults: 7, children: 0 },
      { type: 'date chosen', date: '2026-11-29' },
    ];
    const chosen = run([...atStepOne, ...another]);
    const later = run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], chosen);
    expect(later).toMatchObject({ selectedOccasion: 'birthday', coverSize: 7 });
    const gone = run([{ type: 'occasions loaded', answer: { occasions: [table] } }], chosen);
    expect(gone).toMatchObject({ selectedOccasion: 'table', coverSize: 7 });
    expect(unmetInWords(gone)).toContain('Leeds can’t do “birthday” on that day.');
    const back = run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], gone);
    expect(back).toMatchObject({ selectedOccasion: 'birthday', coverSize: 7 });
    const other = run([{ type: 'occasion chosen', id: 'table' }], gone);
    expect(run([{ type: 'occasions loaded', answer: { occasions: [table, birthday] } }], other)).toMatchObject({
      selectedOccasion: 'table',
    });
  });

  describe('an occasion of the link on other days', () => {
    const occasionsOnOtherDates = [{ id: 'christmas', name: 'Christmas party', date: '2026-11-23' }];
    const christmas = occasionBetween('christmas', 6, 20);
    const link: JourneyAction[] = [
      { type: 'opened', request: { occasionId: 'christmas' } },
      { type: 'restaurant chosen', restaurant: leeds },
    ];
    const early: JourneyAction = { type: 'occasions loaded', answer: { occasions: [table], occasionsOnOtherDates } };
    const inSeason: JourneyAction = { type: 'occasions loaded', answer: { occasions: [table, christmas] } };

    it('moves a suggested date to the first day with the occasion of the link', () => {
      const moved = run([...link, { type: 'date replaced', date: '2026-11-20', span }, early]);
      expect(moved).toMatchObject({ selectedBookingDate: '2026-11-23', selectedOccasion: null, unmet: null });
      expect(run([inSeason], moved)).toMatchObject({ selectedOccasion: 'christmas', coverSize: 6 });
    });

    it('says that a chosen day lacks the occasion of the link and selects it on a later one', () => {
      const without = run([...link, { type: 'date chosen', date: '2026-11-20' }, early]);
      expect(without).toMatchObject({ selectedBookingDate: '2026-11-20', selectedOccasion: 'table' });
      expect(unmetInWords(without)).toBe(
        'Leeds can’t do “Christmas party” on that day. The closest day is Monday 23 November: choose that, or another occasion.',
      );
      const nextYear = {
        ...early,
        answer: { occasions: [table], occasionsOnOtherDates: [{ ...occasionsOnOtherDates[0], date: '2027-01-04' }] },
      } as JourneyAction;
      const further = run([...link, { type: 'date chosen', date: '2026-12-30' }, nextYear]);
      expect(unmetInWords(further)).toContain('The closest day is Monday 4 January 2027:');
      const later = run([{ type: 'date chosen', date: '2026-12-01' }, inSeason], without);
      expect(later).toMatchObject({ selectedOccasion: 'christmas', coverSize: 6 });
      expect(unmetInWords(later)).toContain('christmas is for 6 people or more, so we’ve put 6 instead of 2');
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

  it('opens a link to another table as a table, whatever occasion was looked at before', () => {
    const browsing = run([...atStepOne, { type: 'occasion chosen', id: 'birthday' }]);
    const request = { slug: leeds.slug, date: '2026-11-28', covers: 2, time: '18:30' };
    for (const covers of [2, 4, 8]) {
      const state = run([{ type: 'opened', request: { ...request, covers } }], browsing);
      expect(state).toMatchObject({
        selectedOccasion: 'table',
        coverSize: covers,
        step: 2,
        wantedStep: 3,
        unmet: null,
      });
    }
    const gone = run([{ type: 'step added' }, { type: 'slots requested' }], browsing);
    const same = { slug: leeds.slug, date: '2026-11-28', covers: 4 };
    expect(run([{ type: 'opened', request: same }], gone)).toMatchObject({ selectedOccasion: 'birthday' });
    expect(run([{ type: 'opened', request: { slug: leeds.slug } }], browsing)).toMatchObject({
      selectedOccasion: 'birthday',
    });
  });

  describe('a day that has passed', () => {
    const [restaurant, , ...occasions] = atStepOne as [JourneyAction, JourneyAction, ...JourneyAction[]];
    const suggested = run([restaurant, { type: 'date replaced', date: '2026-11-20', span }, ...occasions]);
    const next: JourneyAction = {
      type: 'date replaced',
      date: '2026-11-21',
      span: { ...span, least: '2026-11-21' },
    };
    const words = 'Leeds isn’t taking bookings before Saturday 21 November 2026.';

    it('replaces a suggested day that has passed without a message', () => {
      const state = run([next], suggested);
      expect(state).toMatchObject({ selectedBookingDate: '2026-11-21', isDateSuggested: true, step: 1, unmet: null });
    });

    it('says that a day has passed if it was chosen or gone on with', () => {
      expect(unmetInWords(run([{ type: 'date chosen', date: '2026-11-20' }, next], suggested))).toContain(words);
      const gone = run([{ type: 'step added' }, next], suggested);
      expect(gone).toMatchObject({ selectedBookingDate: '2026-11-21', step: 1, isDateSuggested: false });
      expect(unmetInWords(gone)).toContain(words);
    });

    it('drops the hold and the waitlist entry of a day that has passed', () => {
      expect(run([...heldAtStepThree, next])).toMatchObject({ step: 1, hold: null });
      const waiting = run([...atStepTwo, { type: 'waitlist opened', time: '19:00' }]);
      const answer = { waitlistReference: 'W1', position: 2 };
      const joined = run([{ type: 'waitlist joined', answer }, next], waiting);
      expect(joined).toMatchObject({ step: 1, waitlistFor: null, waitlist: null });
    });

    it('sends an event whose day has passed back to its day and time', () => {
      const event = run([
        ...atStepOne,
        { type: 'group booking triggered', advance: true },
        { type: 'group contact triggered' },
        next,
      ]);
      expect(event).toMatchObject({ step: 2, bookingType: 'event', group: { isContactFormShown: false } });
    });
  });

  it('suggests another day for a voucher, keeps a chosen day and says where the voucher is not valid', () => {
    const request = { slug: leeds.slug, offer: 'pudding' };
    const opened: JourneyAction[] = [
      { type: 'opened', request },
      { type: 'voucher loaded', voucher: dinnerVoucher },
    ];
    const chosen = run(opened, run(atStepOne));
    expect(chosen).toMatchObject({ selectedBookingDate: '2026-11-28', offer: 'pudding', restaurant: leeds });
    const sunday: JourneyAction = { type: 'date chosen', date: '2026-11-29' };
    expect(voucherWarningOf(chosen)).toBeNull();
    expect(voucherWarningOf(run([sunday], chosen))).toBe('Your voucher “Pudding” isn’t valid on Sunday 29 November.');
    const [restaurant, ...rest] = atStepOne as [JourneyAction, JourneyAction, ...JourneyAction[]];
    const replaced: JourneyAction = { type: 'date replaced', date: '2026-11-20', span };
    const suggested = run([restaurant, replaced, ...rest.slice(1)]);
    expect(run(opened, suggested)).toMatchObject({ selectedBookingDate: null, restaurant: leeds });
    expect(voucherWarningOf(run([{ type: 'restaurant chosen', restaurant: york }], chosen))).toBe(
      'Your voucher “Pudding” isn’t valid at York: it’s for Leeds.',
    );
    expect(requestOf(chosen).offer).toBe('pudding');
    expect(ticketFor(chosen).lines).toContainEqual({ label: 'Voucher', value: 'Pudding' });
  });

  it('says that the party changes with the occasion of a link', () => {
    const state = run([...atStepOne, { type: 'opened', request: { slug: leeds.slug, occasionId: 'birthday' } }]);
    expect(state).toMatchObject({ selectedOccasion: 'birthday', coverSize: 4 });
    expect(unmetInWords(state)).toContain('birthday is for 4 people or more, so we’ve put 4 instead of 2');
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
      'birthday is for 4 people or more, so we’ve put 4 instead of 10. Choose how many of you there are.',
    );
    expect(unmetInWords(run([{ type: 'party chosen', adults: 6, children: 0 }], state))).toBeNull();
  });

  it('says nothing when the party is already the new occasion’s minimum', () => {
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
    const state = run([{ type: 'occasions requested' }, { type: 'failed', error: error(20) }]);
    expect(state).toMatchObject({ stepOneLoading: false, bookingError: errorCatalogue[20].message });
  });
});
