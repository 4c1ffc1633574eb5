import { expect, test } from 'vitest';
import { reportOnce } from './report-once.ts';

test('an outage is reported once, its end once, and the next one again', () => {
  const events: unknown[] = [];
  const { failed, worked } = reportOnce({ began: (error) => events.push(error), ended: () => events.push('works') });
  worked();
  for (const error of ['first', 'second', 'third']) failed(error);
  worked();
  worked();
  expect(events).toEqual(['first', 'works']);
  failed('fourth');
  expect(events).toEqual(['first', 'works', 'fourth']);
});
