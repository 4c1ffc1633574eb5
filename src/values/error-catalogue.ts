import * as errorCodes from './error-codes.ts';
import { BAD_GATEWAY, CONFLICT, FORBIDDEN, NOT_FOUND, UNAVAILABLE, UNPROCESSABLE } from './http-status.ts';

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

const CONTACT = "Sorry, something's not working, please contact the restaurant directly.";
const OFFLINE = 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.';

type Entry = { title: string; status: number; message: string };

/**
 * The error codes by number: title, HTTP status and message for the diner. Code refers to them by name, from
 * error-codes.ts.
 */
export const errorCatalogue = {
  0: { title: 'OK', status: 200, message: '' },
  1: {
    title: 'Booking not supported',
    status: FORBIDDEN,
    message: "Sorry, we don't take bookings for this restaurant, please contact them directly.",
  },
  2: { title: 'Invalid booking config', status: UNAVAILABLE, message: OFFLINE },
  3: { title: 'Restaurant not found', status: NOT_FOUND, message: CONTACT },
  4: {
    title: 'No free slot',
    status: UNPROCESSABLE,
    message: 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.',
  },
  5: {
    title: 'Needs credit card',
    status: UNPROCESSABLE,
    message: 'This booking needs a credit card to confirm, please contact the restaurant directly.',
  },
  6: { title: 'Booking reject message', status: UNPROCESSABLE, message: CONTACT },
  7: { title: 'Offer not found', status: NOT_FOUND, message: CONTACT },
  8: {
    title: 'Partner menu not found',
    status: NOT_FOUND,
    message: 'This menu is not available.',
  },
  9: { title: 'Booking went wrong', status: BAD_GATEWAY, message: OFFLINE },
  10: {
    title: 'Booking disabled',
    status: FORBIDDEN,
    message: 'Unfortunately we are currently unable to accept bookings at this time',
  },
  11: {
    title: 'Restaurant disabled',
    status: FORBIDDEN,
    message: 'This restaurant cannot be booked online.',
  },
  12: {
    title: 'Jobs data failed',
    status: BAD_GATEWAY,
    message: 'Something went wrong retrieving the jobs data. Please try again.',
  },
  13: {
    title: 'Submit application error',
    status: BAD_GATEWAY,
    message: 'Something went wrong submitting the job application. Please try again.',
  },
  14: {
    title: 'Duplicated request',
    status: CONFLICT,
    message: 'You have already submitted an application for this job.',
  },
  15: {
    title: 'Application validation error',
    status: UNPROCESSABLE,
    message: 'Something went wrong validation the application, please try again.',
  },
  16: {
    title: 'Content service error',
    status: BAD_GATEWAY,
    message: 'We can’t reach our content service just now. Please try again.',
  },
  17: {
    title: 'No restrictions',
    status: UNPROCESSABLE,
    message: 'This occasion cannot be booked for this date, please try again.',
  },
  18: {
    title: 'No available occasion',
    status: UNPROCESSABLE,
    message: 'Sorry, this restaurant is unable to accept a booking for that occasion on your chosen date.',
  },
  19: {
    title: 'Disabled booking custom message',
    status: FORBIDDEN,
    message: CONTACT,
  },
  20: {
    title: 'Holiday-park booking only',
    status: FORBIDDEN,
    message: "This restaurant can only be booked through the holiday park's online booking system.",
  },
} as const satisfies Record<ErrorCode, Entry>;

export type ErrorBody = { code: number; title: string; message: string; fields?: Record<string, string> };

/** Whether an error's title means a socket time-out: in words, or as a Node or client code. */
export const isSocketTimeout = (title = ''): boolean => /socket[ -]?timed?[ -]?out|ETIMEDOUT/i.test(title);

/** The message for the diner; unknown codes and a missing error get the default (product 8.1). */
export function userMessage(error: Partial<ErrorBody> | null | undefined): string {
  if (!error) return CONTACT;
  const code = error.code as ErrorCode;
  if (code === errorCodes.ok)
    return isSocketTimeout(error.title) ? 'Sorry, something went wrong. Please try again.' : '';
  if (code === errorCodes.bookingRejectMessage || code === errorCodes.disabledBookingCustomMessage)
    return error.message || CONTACT;
  return errorCatalogue[code]?.message ?? CONTACT;
}
