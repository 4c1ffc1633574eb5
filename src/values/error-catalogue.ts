import * as errorCodes from './error-codes.ts';

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

const CONTACT = "Sorry, something's not working, please contact the restaurant directly.";
const OFFLINE = 'Sorry, we are unable to take bookings online right now, please contact the restaurant directly.';

type Entry = { title: string; status: 200 | 400 | 403 | 404 | 409 | 422 | 502 | 503; message: string };

/**
 * The error codes by number: the name as a title, HTTP status and the message for the diner. Code says them by name, from
 * error-codes.ts.
 */
export const errorCatalogue = {
  0: { title: 'OK', status: 200, message: '' },
  1: {
    title: 'Booking not supported',
    status: 403,
    message: "Sorry, we don't take bookings for this restaurant, please contact them directly.",
  },
  2: { title: 'Invalid booking config', status: 503, message: OFFLINE },
  3: { title: 'Restaurant not found', status: 404, message: CONTACT },
  4: {
    title: 'No free slot',
    status: 422,
    message: 'Sorry, this restaurant is unable to accept a booking for that number of guests on your chosen date.',
  },
  5: {
    title: 'Needs credit card',
    status: 422,
    message: 'This booking needs a credit card to confirm, please contact the restaurant directly.',
  },
  6: { title: 'Booking reject message', status: 422, message: CONTACT },
  7: { title: 'Offer not found', status: 404, message: CONTACT },
  8: {
    title: 'Partner menu not found',
    status: 404,
    message: 'This menu is not available.',
  },
  9: { title: 'Booking went wrong', status: 502, message: OFFLINE },
  10: {
    title: 'Booking disabled',
    status: 403,
    message: 'Unfortunately we are currently unable to accept bookings at this time',
  },
  11: {
    title: 'Restaurant disabled',
    status: 403,
    message: 'This restaurant cannot be booked online.',
  },
  12: {
    title: 'Jobs data failed',
    status: 502,
    message: 'Something went wrong retrieving the jobs data. Please try again.',
  },
  13: {
    title: 'Submit application error',
    status: 502,
    message: 'Something went wrong submitting the job application. Please try again.',
  },
  14: {
    title: 'Duplicated request',
    status: 409,
    message: 'You have already submitted an application for this job.',
  },
  15: {
    title: 'Application validation error',
    status: 422,
    message: 'Something went wrong validation the application, please try again.',
  },
  16: {
    title: 'Content service error',
    status: 502,
    message: 'We cannot reach our content service just now. Please try again.',
  },
  17: {
    title: 'No restrictions',
    status: 422,
    message: 'This occasion cannot be booked for this date, please try again.',
  },
  18: {
    title: 'No available occasion',
    status: 422,
    message: 'Sorry, this restaurant is unable to accept a booking for that occasion on your chosen date.',
  },
  19: {
    title: 'Disabled booking custom message',
    status: 403,
    message: CONTACT,
  },
  20: {
    title: 'Holiday-park booking only',
    status: 403,
    message: "This restaurant can only be booked through the holiday park's online booking system.",
  },
} as const satisfies Record<ErrorCode, Entry>;

/** The body of every error answer. */
export type ErrorBody = { code: number; title: string; message: string; fields?: Record<string, string> };

/** Whether an error's title tells of a socket that timed out: in words, or by the code of Node or of its clients. */
export const isSocketTimeout = (title = ''): boolean => /socket[ -]?timed?[ -]?out|ETIMEDOUT/i.test(title);

/** The message for the diner; unknown codes and a missing error get the default (section 8). */
export function userMessage(error: Partial<ErrorBody> | null | undefined): string {
  if (!error) return CONTACT;
  const code = error.code as ErrorCode;
  if (code === errorCodes.ok)
    return isSocketTimeout(error.title) ? 'Sorry, something went wrong. Please try again.' : '';
  if (code === errorCodes.bookingRejectMessage || code === errorCodes.disabledBookingCustomMessage)
    return error.message || CONTACT;
  return errorCatalogue[code]?.message ?? CONTACT;
}
