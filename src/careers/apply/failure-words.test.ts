import { expect, it } from 'vitest';
import { failureWords } from './failure-words.ts';

it.each([
  [
    15,
    'Something went wrong validation the application, please try again.',
    /^One \(or more\) of the fields you submitted were invalid, please correct any errors and try again\.$/,
  ],
  [13, 'Request failed: err=15', /^One \(or more\)/],
  [
    14,
    'You have already submitted an application for this job.',
    /^You have already submitted an application for this job\.$/,
  ],
  [13, '', /^Something went wrong submitting the job application\. Please try again\.$/],
])('the error for code %i, %j', (code, message, words) => {
  expect(failureWords({ code, message })).toMatch(words);
});
