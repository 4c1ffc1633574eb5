import { describe, expect, it } from 'vitest';
import { type ErrorBody, type ErrorCode, errorCatalogue, userMessage } from '../../values/error-catalogue.ts';
import { journey } from './journey.ts';
import type { JourneyAction } from './journey-action.ts';
import { freshJourney, type JourneyState } from './journey-state.ts';
import { canContinueFromSlots } from './journey-step-two.ts';

const DEFAULT = "Sorry, something's not working, please contact the restaurant directly.";
const TIMED_OUT = 'Sorry, something went wrong. Please try again.';
const loading: JourneyState = {
  ...freshJourney,
  step: 2,
  stepTwoLoading: true,
  selectedMenu: 'main',
  selectedBookingTime: '19:00',
};
const codes = Object.keys(errorCatalogue).map(Number) as ErrorCode[];
const fromServer = (code: ErrorCode): ErrorBody => ({ code, title: errorCatalogue[code].title, message: 'Our words.' });
const ownWords = new Set<number>([6, 19]);
const wordsOf = (code: ErrorCode) => (ownWords.has(code) ? 'Our words.' : errorCatalogue[code].message);

const LOOK_AGAIN = 'Please check the marked fields.';
const withFields = (fields: Record<string, string>): ErrorBody => ({
  code: 400,
  title: '',
  message: LOOK_AGAIN,
  fields,
});

const others: [string, ErrorBody, string][] = [
  ['a socket time-out', { code: 0, title: 'Socket timeout', message: '' }, TIMED_OUT],
  ['an unknown code', { code: 77, title: '', message: 'stack trace' }, DEFAULT],
  ['own words that are missing', { code: 6, title: '', message: '' }, DEFAULT],
  ['too many at once', { code: 429, title: '', message: 'Try again in 5 seconds.' }, 'Try again in 5 seconds.'],
  ['more than can be done', { code: 503, title: '', message: 'We’re very busy.' }, 'We’re very busy.'],
  ['no connection', { code: -1, title: '', message: 'We could not reach it.' }, 'We could not reach it.'],
  [
    'a menu that is gone',
    withFields({ menuId: 'This restaurant doesn’t have that menu.' }),
    'This restaurant doesn’t have that menu.',
  ],
  ['a field the form marks', withFields({ menuId: 'No such menu.', 'customer.email': 'Not that one.' }), LOOK_AGAIN],
  ['a party the form marks', withFields({ adultCovers: 'Too many.' }), LOOK_AGAIN],
  ['a check for robots', withFields({ 'customer.email': 'Wrong.', captchaToken: 'Wait.' }), 'Wait.'],
  ['no words at all', { code: -1, title: '', message: '' }, DEFAULT],
];

describe.each<[string, (error: ErrorBody) => JourneyAction]>([
  ['the search for times', (error) => ({ type: 'slots failed', error })],
  ['what a time requires', (error) => ({ type: 'failed', error })],
])('a failure of %s', (_, failure) => {
  const at = (error: ErrorBody) => journey(loading, failure(error));
  it.each(codes.filter((code) => code !== 4))('code %i is the booking’s error', (code) =>
    expect(at(fromServer(code))).toMatchObject({
      bookingError: wordsOf(code),
      slotsError: null,
      stepTwoLoading: false,
    }),
  );
  it.each(others)('%s', (_name, error, words) => expect(at(error).bookingError).toBe(words));
});

it('code 4 is the slots’ error, stops the spinner and holds back continue', () => {
  const state = journey(loading, { type: 'slots failed', error: fromServer(4) });
  expect(state).toMatchObject({ slotsError: errorCatalogue[4].message, bookingError: null, stepTwoLoading: false });
  expect(canContinueFromSlots(state)).toBe(false);
});

it.each(codes)('after code %i of the search there is no time to continue with', (code) =>
  expect(canContinueFromSlots(journey(loading, { type: 'slots failed', error: fromServer(code) }))).toBe(false),
);

describe('a failure of sending', () => {
  const sending: JourneyState = { ...loading, step: 3, stepTwoLoading: false, submitting: true };
  const at = (error: ErrorBody) => journey(sending, { type: 'submit failed', error });
  it.each(codes.filter((code) => code !== 4))('code %i stays at the details', (code) =>
    expect(at(fromServer(code))).toMatchObject({ step: 3, submitting: false, bookingError: wordsOf(code) }),
  );
  it.each(others)('%s', (_name, error, words) => expect(at(error)).toMatchObject({ step: 3, bookingError: words }));
  it('code 4 leads back to the times as their error', () =>
    expect(at(fromServer(4))).toMatchObject({ step: 2, submitting: false, slotsError: errorCatalogue[4].message }));
});

it('a missing error gives the default words', () => expect(userMessage(null)).toBe(DEFAULT));
