import { expect, it } from 'vitest';
import { cardNeededText } from './booking-text.ts';

it.each([
  [
    { amount: 8000, perCover: 1000, freeUntilHours: 24 },
    'We ask for a card to hold this table. Nothing is taken now. Cancelling is free until 24 hours before. ' +
      'If you cancel later or do not come, it costs £10 each, £80 in all.',
  ],
  [
    { amount: 1000, perCover: 1000, freeUntilHours: 0 },
    'We ask for a card to hold this table. Nothing is taken now. If you cancel or do not come, it costs £10.',
  ],
])('%j: what a card can cost', (needed, words) => expect(cardNeededText(needed)).toBe(words));
