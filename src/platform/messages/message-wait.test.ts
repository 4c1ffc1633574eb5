import { expect, test } from 'vitest';
import { messageWait } from './message-wait.ts';

const MINUTE = 60_000;
const NOW = 30 * 60 * MINUTE;
const ago = (...minutes: number[]) => minutes.map((minute) => NOW - minute * MINUTE);

test.each([
  ['nothing was sent', [], 0],
  ['four within the hour', ago(50, 40, 30, 20), 0],
  ['five within the hour', ago(50, 40, 30, 20, 10), 600],
  ['five, the first an hour ago', ago(60, 40, 30, 20, 10), 0],
  ['nine within the day', ago(900, 800, 700, 600, 500, 400, 300, 200, 100), 0],
  ['ten within the day', ago(1430, 900, 800, 700, 600, 500, 400, 300, 200, 100), 600],
  ['ten within the day, five of them within the hour', ago(1430, 900, 800, 700, 600, 50, 40, 30, 20, 10), 600],
])('the wait for the next message: %s', (_, sentAt, seconds) => {
  expect(messageWait(sentAt, NOW)).toBe(seconds);
});
