import { describe, expect, it } from 'vitest';
import { failureOf, isUnanswered } from './error-page.tsx';

const answer = (status: number, data: unknown) => ({ status, statusText: '', internal: false, data });

const near = [{ title: 'All-day menu', path: '/our-menu/main' }];

describe('the message of a failed page', () => {
  it.each([
    [answer(404, null), 404, 'This page could not be found.'],
    [answer(404, 'Menu not found.'), 404, 'Menu not found.'],
    [answer(404, { message: 'Menu not found.', near }), 404, 'Menu not found.', near],
    [answer(404, { message: null, near: [] }), 404, 'This page could not be found.', []],
    [answer(404, 'Error: No route matches URL "/x"'), 404, 'This page could not be found.'],
    [answer(503, null), 503, 'Something went wrong. Please try again.'],
    [new Error('an internal detail'), 500, 'Something went wrong. Please try again.'],
  ])('the failure of %o is shown', (error, status, message, nearPages?: object[]) => {
    expect(failureOf(error)).toEqual({ status, message, near: nearPages });
  });
});

it.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('x is undefined'), false],
  [answer(503, null), false],
])('the error means no response at all: %o', (error, expected) => expect(isUnanswered(error)).toBe(expected));
