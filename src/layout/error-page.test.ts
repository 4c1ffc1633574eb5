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
  ])('%o', (error, status, message, found?: object[]) => {
    expect(failureOf(error)).toEqual({ status, message, near: found });
  });
});

it.each([
  [new TypeError('Failed to fetch'), true],
  [new TypeError('NetworkError when attempting to fetch resource.'), true],
  [new TypeError('Load failed'), true],
  [new TypeError('x is undefined'), false],
  [answer(503, null), false],
])('was not answered at all: %o', (error, unanswered) => expect(isUnanswered(error)).toBe(unanswered));
