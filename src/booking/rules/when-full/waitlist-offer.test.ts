import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../../../values/time/duration.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { offerTimes } from './waitlist-offer.ts';

const at = (instant: string) => Temporal.Instant.from(instant).epochMilliseconds;
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);
const offer = (now: string, startsAt: string, leadMinutes = 60) => {
  const { sendAt, until } = offerTimes({ startsAt: at(startsAt), leadMinutes, nowMs: at(now) });
  return [iso(sendAt), iso(until)];
};

describe('an offer of a table', () => {
  it.each([
    ['at once by day, for an hour', '2026-11-20T12:00:00Z', '2026-11-27T19:00:00Z', '12:00', '13:00'],
    ['for ten minutes within three hours', '2026-11-20T16:00:00Z', '2026-11-20T19:00:00Z', '16:00', '16:10'],
    ['for an hour a minute before that', '2026-11-20T15:59:00Z', '2026-11-20T19:00:00Z', '15:59', '16:59'],
    ['only until it can no longer be booked', '2026-11-20T17:55:00Z', '2026-11-20T19:00:00Z', '17:55', '18:00'],
    ['at once before ten in the evening', '2026-11-20T21:59:00Z', '2026-11-27T19:00:00Z', '21:59', '22:59'],
    ['in the morning after ten in the evening', '2026-11-20T22:00:00Z', '2026-11-27T19:00:00Z', '21T08:00', '21T09:00'],
    ['at eight early in the morning', '2026-11-20T07:59:00Z', '2026-11-27T19:00:00Z', '08:00', '09:00'],
    ['at once at eight', '2026-11-20T08:00:00Z', '2026-11-27T19:00:00Z', '08:00', '09:00'],
    ['at once at night when it is near', '2026-11-20T22:30:00Z', '2026-11-21T00:15:00Z', '22:30', '22:40'],
    ['in the morning for early the next day', '2026-11-20T23:00:00Z', '2026-11-21T10:00:00Z', '21T08:00', '21T08:10'],
    [
      'before eight when eight would be too late',
      '2026-11-20T23:00:00Z',
      '2026-11-21T08:30:00Z',
      '21T05:30',
      '21T05:40',
    ],
    ['by London’s clock in summer', '2026-07-01T21:00:00Z', '2026-07-08T18:00:00Z', '02T07:00', '02T08:00'],
  ])('offers a table %s', (_, now, startsAt, sentAt, until) => {
    const [start, end] = offer(now, startsAt) as [string, string];
    expect([start, end]).toEqual([expect.stringMatching(`${sentAt}$`), expect.stringMatching(`${until}$`)]);
  });

  it('never sends an offer at night unless the table is near, nor holds it once it can’t be booked', () => {
    const day = at('2026-10-24T00:00:00Z');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 * 24 * 60 }), fc.integer({ min: 61, max: 5 * 24 * 60 }), (now, ahead) => {
        const nowMs = day + now * MINUTE_MS;
        const startsAt = nowMs + ahead * MINUTE_MS;
        const { sendAt, until } = offerTimes({ startsAt, leadMinutes: 60, nowMs });
        const { minutes } = londonNow(sendAt);
        const byDay = minutes >= 8 * 60 && minutes < 22 * 60;
        expect(byDay || startsAt - sendAt <= 3 * HOUR_MS).toBe(true);
        expect(sendAt).toBeGreaterThanOrEqual(nowMs);
        expect(until).toBeGreaterThan(sendAt);
        expect(until).toBeLessThanOrEqual(startsAt - HOUR_MS);
      }),
    );
  });
});
