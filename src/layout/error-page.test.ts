import { describe, expect, it } from 'vitest';
import { failureOf } from './error-page.tsx';

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

describe('the message of a failed page', () => {
  it.each([
    [answer(404, null), 404, 'This page could not be found.'],
    [answer(404, 'Menu not found.'), 404, 'Menu not found.'],
    [answer(404, 'Error: No route matches URL "/x"'), 404, 'This page could not be found.'],
    [answer(503, null), 503, 'Something went wrong. Please try again.'],
    [new Error('an internal detail'), 500, 'Something went wrong. Please try again.'],
  ])('%o', (error, status, message) => {
    expect(failureOf(error)).toEqual({ status, message });
  });
});
