import { expect, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';
import { KEEP_FAILED_DAYS } from '../platform/jobs/jobs.ts';
import { brandSettings } from '../settings/contract.ts';

const { settings, pages } = await brandContent();
const policy = JSON.stringify(pages.find(({ id }) => id === 'privacy-policy'));
const months = (days: number) => Math.round((days / 365) * 12);

test.each([
  ['bookings', `${months(settings.bookings.keptDays)} months after your visit`],
  ['messages', `${settings.contact.keptDays} days in our database`],
  ['vouchers', `${settings.offers.keptDays} days after the voucher’s last day`],
  ['referrals', `${months(settings.referral.keptDays)} months after the friend asked`],
  ['applications', `In our database for ${settings.careers.keptDays} days after the job closes`],
])('the privacy policy says how long %s are kept', (_, words) => expect(policy).toContain(words));

test('the record of sent messages outlives any retry', () => {
  // A job is retried for about a day, and for another once it is requeued.
  const minimumDays = KEEP_FAILED_DAYS + 2;
  const { sentMessages } = brandSettings.shape;
  expect(sentMessages.safeParse({ keptDays: minimumDays - 1 }).success).toBe(false);
  expect(sentMessages.safeParse({ keptDays: minimumDays }).success).toBe(true);
  expect(settings.sentMessages.keptDays).toBeGreaterThanOrEqual(minimumDays);
});
