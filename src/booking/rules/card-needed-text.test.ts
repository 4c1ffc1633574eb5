import { expect, it } from 'vitest';
import { cardNeededText } from './booking-text.ts';

it.each([
  [
    { amount: 8000, perCover: 1000, freeUntilHours: 24 },
    'You’ll need a card to hold this table. We won’t charge it now. Cancelling is free until 24 hours before. ' +
      'If you cancel later or don’t come, it costs £10 each, £80 in total.',
  ],
  [
    { amount: 1000, perCover: 1000, freeUntilHours: 0 },
    'You’ll need a card to hold this table. We won’t charge it now. If you cancel or don’t come, it costs £10.',
  ],
])('a card needed for %j may cost what the text says', (needed, words) => expect(cardNeededText(needed)).toBe(words));
