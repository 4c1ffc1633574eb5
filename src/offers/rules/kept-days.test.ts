import { expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';

test('the privacy policy tells how long vouchers are kept', async () => {
  const { settings, pages } = await brandContent();
  const policy = JSON.stringify(pages.find(({ id }) => id === 'privacy-policy'));
  expect(policy).toContain(`${settings.offers.keptDays} days after the voucher’s last day`);
});
