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
    ['by day: at once, for an hour', '2026-11-20T12:00:00Z', '2026-11-27T19:00:00Z', '12:00', '13:00'],
    ['within three hours: for ten minutes', '2026-11-20T16:00:00Z', '2026-11-20T19:00:00Z', '16:00', '16:10'],
    ['a minute before that: for an hour', '2026-11-20T15:59:00Z', '2026-11-20T19:00:00Z', '15:59', '16:59'],
    ['no longer than it can be booked', '2026-11-20T17:55:00Z', '2026-11-20T19:00:00Z', '17:55', '18:00'],
    ['at nine in the evening: at once', '2026-11-20T21:59:00Z', '2026-11-27T19:00:00Z', '21:59', '22:59'],
    ['from ten: in the morning', '2026-11-20T22:00:00Z', '2026-11-27T19:00:00Z', '21T08:00', '21T09:00'],
    ['early in the morning: at eight', '2026-11-20T07:59:00Z', '2026-11-27T19:00:00Z', '08:00', '09:00'],
    ['at eight: at once', '2026-11-20T08:00:00Z', '2026-11-27T19:00:00Z', '08:00', '09:00'],
    ['at night for a near table: at once', '2026-11-20T22:30:00Z', '2026-11-21T00:15:00Z', '22:30', '22:40'],
    ['for an early table of the next day', '2026-11-20T23:00:00Z', '2026-11-21T10:00:00Z', '21T08:00', '21T08:10'],
    ['for one that eight is too late for', '2026-11-20T23:00:00Z', '2026-11-21T08:30:00Z', '21T05:30', '21T05:40'],
    ['in summer by London’s clock', '2026-07-01T21:00:00Z', '2026-07-08T18:00:00Z', '02T07:00', '02T08:00'],
  ])('%s', (_, now, startsAt, sentAt, until) => {
    const [sent, ended] = offer(now, startsAt) as [string, string];
    expect([sent, ended]).toEqual([expect.stringMatching(`${sentAt}$`), expect.stringMatching(`${until}$`)]);
  });

  it('is never sent at night unless the table is near, nor kept after it can be booked', () => {
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
