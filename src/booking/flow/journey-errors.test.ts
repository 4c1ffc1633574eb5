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

const cases: [string, ErrorBody, string][] = [
  ['a socket timeout', { code: 0, title: 'Socket timeout', message: '' }, TIMED_OUT],
  ['an unknown code', { code: 77, title: '', message: 'stack trace' }, DEFAULT],
  ['a missing message of its own', { code: 6, title: '', message: '' }, DEFAULT],
  ['too many requests', { code: 429, title: '', message: 'Try again in 5 seconds.' }, 'Try again in 5 seconds.'],
  ['an overloaded server', { code: 503, title: '', message: 'We’re very busy.' }, 'We’re very busy.'],
  ['no connection', { code: -1, title: '', message: 'We could not reach it.' }, 'We could not reach it.'],
  [
    'a menu that is gone',
    withFields({ menuId: 'This restaurant doesn’t have that menu.' }),
    'This restaurant doesn’t have that menu.',
  ],
  ['a field the form marks', withFields({ menuId: 'No such menu.', 'customer.email': 'Not that one.' }), LOOK_AGAIN],
  ['a party the form marks', withFields({ adultCovers: 'Too many.' }), LOOK_AGAIN],
  ['a captcha', withFields({ 'customer.email': 'Wrong.', captchaToken: 'Wait.' }), 'Wait.'],
  ['no message at all', { code: -1, title: '', message: '' }, DEFAULT],
];

describe.each<[string, (error: ErrorBody) => JourneyAction]>([
  ['the search for times', (error) => ({ type: 'slots failed', error })],
  ['the requirements of a time', (error) => ({ type: 'failed', error })],
])('a failure of %s', (call, failure) => {
  const at = (error: ErrorBody) => journey(loading, failure(error));
  it.each(codes.filter((code) => code !== 4))(`code %i of ${call} is the booking’s error`, (code) =>
    expect(at(fromServer(code))).toMatchObject({
      bookingError: wordsOf(code),
      slotsError: null,
      stepTwoLoading: false,
    }),
  );
  it.each(cases)(`a failure of ${call} shows the message for %s`, (_name, error, words) =>
    expect(at(error).bookingError).toBe(words),
  );
});

it('code 4 is the slots’ error, stops the spinner and blocks continuing', () => {
  const state = journey(loading, { type: 'slots failed', error: fromServer(4) });
  expect(state).toMatchObject({ slotsError: errorCatalogue[4].message, bookingError: null, stepTwoLoading: false });
  expect(canContinueFromSlots(state)).toBe(false);
});

it.each(codes)('code %i of the search leaves no time to continue with', (code) =>
  expect(canContinueFromSlots(journey(loading, { type: 'slots failed', error: fromServer(code) }))).toBe(false),
);

describe('submit failed', () => {
  const sending: JourneyState = { ...loading, step: 3, stepTwoLoading: false, submitting: true };
  const at = (error: ErrorBody) => journey(sending, { type: 'submit failed', error });
  it.each(codes.filter((code) => code !== 4))('a submit that fails with code %i stays at the details', (code) =>
    expect(at(fromServer(code))).toMatchObject({ step: 3, submitting: false, bookingError: wordsOf(code) }),
  );
  it.each(cases)('a failed submit shows the message for %s at the details', (_name, error, words) =>
    expect(at(error)).toMatchObject({ step: 3, bookingError: words }),
  );
  it('a submit that fails with code 4 goes back to the slots as their error', () =>
    expect(at(fromServer(4))).toMatchObject({ step: 2, submitting: false, slotsError: errorCatalogue[4].message }));
});

it('a missing error gives the default message', () => expect(userMessage(null)).toBe(DEFAULT));
