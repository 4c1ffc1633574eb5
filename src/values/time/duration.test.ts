import { expect, test } from 'vitest';
import { formatDuration, waitText } from './duration.ts';

test.each([
  [27_170, '7 h 32 min 50 s'],
  [7200, '2 h'],
  [3601, '1 h 1 s'],
  [3600, '60 min'],
  [600, '10 min'],
  [545.001, '9 min 6 s'],
  [480, '8 min'],
  [478, '7 min 58 s'],
  [65, '1 min 5 s'],
  [60, '1 min'],
  [30, '30 s'],
  [0.001, '1 s'],
  [0, '0 s'],
  [-5, '0 s'],
])('%f seconds are written %s', (seconds, text) => expect(formatDuration(seconds)).toBe(text));

test.each([
  [0, '1 minute'],
  [60, '1 minute'],
  [60.5, '2 minutes'],
  [540, '9 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [7200, '2 hours'],
])('a wait of %f seconds is written %s', (seconds, text) => expect(waitText(seconds)).toBe(text));
