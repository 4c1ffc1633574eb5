import { expect, test } from 'vitest';
import { errorCatalogue, userMessage } from './error-catalogue.ts';
import * as errorCodes from './error-codes.ts';

const CONTACT = "Sorry, something's not working, please contact the restaurant directly.";

test.each([
  [0, 'OK', '', ''],
  [0, 'Socket timeout', '', 'Sorry, something went wrong. Please try again.'],
  [0, 'The socket timed out', '', 'Sorry, something went wrong. Please try again.'],
  [0, 'Error: ESOCKETTIMEDOUT', '', 'Sorry, something went wrong. Please try again.'],
  [0, 'connect ETIMEDOUT 10.0.0.1:443', '', 'Sorry, something went wrong. Please try again.'],
  [1, '', '', "Sorry, we don't take bookings for this restaurant, please contact them directly."],
  [2, '', '', 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.'],
  [3, '', '', CONTACT],
  [4, '', '', 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.'],
  [5, '', '', 'This booking needs a credit card to confirm, please contact the restaurant directly.'],
  [6, '', 'The chef says no.', 'The chef says no.'],
  [7, '', '', CONTACT],
  [8, '', '', 'This menu is not available.'],
  [9, '', '', 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.'],
  [10, '', '', 'Unfortunately we are currently unable to accept bookings at this time'],
  [11, '', '', 'This restaurant cannot be booked online.'],
  [12, '', '', 'Something went wrong retrieving the jobs data. Please try again.'],
  [13, '', '', 'Something went wrong submitting the job application. Please try again.'],
  [14, '', '', 'You have already submitted an application for this job.'],
  [15, '', '', 'Something went wrong validation the application, please try again.'],
  [17, '', '', 'This occasion cannot be booked for this date, please try again.'],
  [18, '', '', 'Sorry, this restaurant is unable to accept a booking for that occasion on your chosen date.'],
  [19, '', 'Back after the party.', 'Back after the party.'],
  [20, '', '', "This restaurant can only be booked through the holiday park's online booking system."],
  [999, '', 'internal stack', CONTACT],
])('code %i %s has its message for the diner', (code, title, message, words) => {
  expect(userMessage({ code, title, message })).toBe(words);
});

test('a missing error gets the default message', () => {
  expect(userMessage(null)).toBe(CONTACT);
  expect(userMessage(undefined)).toBe(CONTACT);
});

test('the catalogue is complete', () => {
  expect(Object.keys(errorCatalogue).map(Number)).toEqual(Array.from({ length: 21 }, (_, code) => code));
});

/** 'Holiday-park booking only' as a name: 'holidayparkbookingonly'. */
const letters = (text: string) => text.replaceAll(/[^a-z]/gi, '').toLowerCase();

test.each(Object.entries(errorCodes))('the title of %s is its name in words', (name, code) => {
  expect(letters(errorCatalogue[code].title)).toBe(letters(name));
});
