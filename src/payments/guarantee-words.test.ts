import { describe, expect, test } from 'vitest';
import { GUARANTEE_WORDING_VERSION, type Guarantee, guaranteeSentences } from './guarantee-words.ts';

const at = (instant: string) => Date.parse(instant);
const dinner: Guarantee = {
  amountPence: 4000,
  covers: 4,
  perCoverPence: 1000,
  freeUntil: at('2026-12-03T19:00:00Z'),
  placeTitle: 'Leeds Greek Street',
};

test('says how much, what for, until when it is free and that nothing is charged today', () => {
  expect(guaranteeSentences(dinner)).toEqual([
    'A card holds your table for 4 at Leeds Greek Street. Nothing is charged today.',
    'Cancelling is free until Thursday 3 December at 7pm.',
    'If you cancel later than that or do not come, we charge this card £40: £10 for each person.',
  ]);
});

test('other words are another version', () => {
  expect({ version: GUARANTEE_WORDING_VERSION, text: guaranteeSentences(dinner).join('\n') }).toEqual({
    version: '2026-11',
    text: `A card holds your table for 4 at Leeds Greek Street. Nothing is charged today.
Cancelling is free until Thursday 3 December at 7pm.
If you cancel later than that or do not come, we charge this card £40: £10 for each person.`,
  });
});

test.each([
  [{ covers: 1, amountPence: 1250, perCoverPence: 1250 }, 'your table for 1 ', 'charge this card £12.50.'],
  [{ covers: 20, amountPence: 100_000, perCoverPence: 5000 }, 'your table for 20 ', '£1,000: £50 for each person.'],
  [{ covers: 6, amountPence: 5000 }, 'your table for 6 ', 'charge this card £50.'],
])('%o', (changes, first, last) => {
  const sentences = guaranteeSentences({ ...dinner, ...changes });
  expect(sentences[0]).toContain(first);
  expect(sentences.at(-1)).toContain(last);
});

test('a table so soon that cancelling costs from the start is said to be one', () => {
  expect(guaranteeSentences({ ...dinner, freeUntil: null })).toEqual([
    'A card holds your table for 4 at Leeds Greek Street. Nothing is charged today.',
    'Your table is so soon that it can no longer be cancelled free of charge.',
    'If you cancel or do not come, we charge this card £40: £10 for each person.',
  ]);
});

describe('until when, on London’s clocks', () => {
  test.each([
    ['in summer', '2026-07-03T18:30:00Z', 'Friday 3 July at 7.30pm'],
    ['in winter', '2026-12-25T12:00:00Z', 'Friday 25 December at 12pm'],
    ['midnight is the end of a day', '2026-12-04T00:00:00Z', 'Thursday 3 December at 11.59pm'],
    ['midnight in summer', '2026-07-03T23:00:00Z', 'Friday 3 July at 11.59pm'],
    ['over the turn of the year', '2027-01-01T00:00:00Z', 'Thursday 31 December at 11.59pm'],
    ['the last minute before the clocks go forward', '2027-03-28T00:59:00Z', 'Sunday 28 March at 12.59am'],
    ['as the clocks go forward', '2027-03-28T01:00:00Z', 'Sunday 28 March at 2am'],
    ['the last summer hour', '2026-10-25T00:30:00Z', 'Sunday 25 October at 1.30am, before the clocks go back'],
    ['the same hour again', '2026-10-25T01:30:00Z', 'Sunday 25 October at 1.30am, after the clocks go back'],
    ['the hour before both', '2026-10-24T23:59:00Z', 'Sunday 25 October at 12.59am'],
    ['the hour after both', '2026-10-25T02:00:00Z', 'Sunday 25 October at 2am'],
  ])('%s', (_, instant, words) => {
    expect(guaranteeSentences({ ...dinner, freeUntil: at(instant) })[1]).toBe(`Cancelling is free until ${words}.`);
  });
});
