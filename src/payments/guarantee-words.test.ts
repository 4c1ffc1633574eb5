import { expect, test } from 'vitest';
import { GUARANTEE_WORDING_VERSION, type Guarantee, guaranteeSentences } from './guarantee-words.ts';

const at = (instant: string) => Date.parse(instant);
const dinner: Guarantee = {
  amountPence: 4000,
  covers: 4,
  perCoverPence: 1000,
  freeUntil: at('2026-12-03T19:00:00Z'),
  restaurantTitle: 'Leeds Greek Street',
};

test('the guarantee states how much, what for, until when cancelling is free, and that nothing is charged today', () => {
  expect(guaranteeSentences(dinner)).toEqual([
    'Your card holds a table for 4 at Leeds Greek Street. We won’t charge it today.',
    'Cancelling is free until Thursday 3 December at 7pm.',
    'If you cancel after that or don’t come, we’ll charge this card £40 (£10 each).',
  ]);
});

test("changing the guarantee's words changes its version", () => {
  expect({ version: GUARANTEE_WORDING_VERSION, text: guaranteeSentences(dinner).join('\n') }).toEqual({
    version: '2026-11-27',
    text: `Your card holds a table for 4 at Leeds Greek Street. We won’t charge it today.
Cancelling is free until Thursday 3 December at 7pm.
If you cancel after that or don’t come, we’ll charge this card £40 (£10 each).`,
  });
});

test.each([
  [{ covers: 1, amountPence: 1250, perCoverPence: 1250 }, 'a table for 1 ', 'charge this card £12.50.'],
  [{ covers: 20, amountPence: 100_000, perCoverPence: 5000 }, 'a table for 20 ', '£1,000 (£50 each).'],
  [{ covers: 6, amountPence: 5000 }, 'a table for 6 ', 'charge this card £50.'],
])('the charge for %o', (changes, first, last) => {
  const sentences = guaranteeSentences({ ...dinner, ...changes });
  expect(sentences[0]).toContain(first);
  expect(sentences.at(-1)).toContain(last);
});

test('the guarantee for an imminent table says that cancelling costs from the start', () => {
  expect(guaranteeSentences({ ...dinner, freeUntil: null })).toEqual([
    'Your card holds a table for 4 at Leeds Greek Street. We won’t charge it today.',
    'It’s too late to cancel this table free of charge.',
    'If you cancel or don’t come, we’ll charge this card £40 (£10 each).',
  ]);
});

test('the guarantee states the cut-off in London time', () => {
  const sentences = guaranteeSentences({ ...dinner, freeUntil: at('2026-10-25T00:30:00Z') });
  expect(sentences[1]).toBe('Cancelling is free until Sunday 25 October at 1.30am, before the clocks go back.');
});
