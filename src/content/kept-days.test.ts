import { expect, test } from 'vitest';
import { brandContent } from '../../tests/support/app.ts';

const { settings, pages } = await brandContent();
const policy = JSON.stringify(pages.find(({ id }) => id === 'privacy-policy'));
const months = (days: number) => Math.round((days / 365) * 12);

test.each([
  ['bookings', `${months(settings.bookings.keptDays)} months after your visit`],
  ['messages', `In our database ${settings.contact.keptDays} days`],
  ['vouchers', `${settings.offers.keptDays} days after the voucher’s last day`],
  ['referrals', `${months(settings.referral.keptDays)} months after the friend asked`],
  ['applications', `In our database ${settings.careers.keptDays} days after the job has closed`],
])('the privacy policy tells how long %s are kept', (_, words) => expect(policy).toContain(words));
