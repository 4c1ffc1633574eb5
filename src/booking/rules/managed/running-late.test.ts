import { expect, it } from 'vitest';
import { canTellLate, secondsUntilLateAgain } from './running-late.ts';

const booking = {
  booking_type: 'booking' as const,
  status: 'booked' as const,
  starts_at: new Date('2026-11-27T23:30:00Z'),
  ends_at: new Date('2026-11-28T01:00:00Z'),
};
const at = (instant: string) => Date.parse(instant);

it.each([
  ['refuses it long before', {}, '2026-11-27T20:29:59Z', false],
  ['allows it from three hours before', {}, '2026-11-27T20:30:00Z', true],
  ['allows it during the booking, after midnight too', {}, '2026-11-28T00:59:59Z', true],
  ['refuses it once the booking is over', {}, '2026-11-28T01:00:00Z', false],
  ['refuses it once the booking is cancelled', { status: 'cancelled' as const }, '2026-11-27T23:00:00Z', false],
  [
    'refuses it for an enquiry',
    { booking_type: 'enquiry' as const, status: 'received' as const },
    '2026-11-27T23:00:00Z',
    false,
  ],
])('saying that the party is late: %s (%j at %s, %s)', (_, changes, now, can) =>
  expect(canTellLate({ ...booking, ...changes }, at(now))).toBe(can),
);

it.each([
  [null, 0],
  ['2026-11-27T18:00:00Z', 600],
  ['2026-11-27T17:55:30Z', 330],
  ['2026-11-27T17:50:00Z', 0],
])('lateness reported at %s can be reported again in %d seconds', (toldAt, seconds) =>
  expect(secondsUntilLateAgain(toldAt === null ? null : new Date(toldAt), at('2026-11-27T18:00:00Z'))).toBe(seconds),
);
