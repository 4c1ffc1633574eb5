import { expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';

test('the privacy policy tells how long messages are kept', async () => {
  const { settings, pages } = await brandContent();
  const policy = JSON.stringify(pages.find(({ id }) => id === 'privacy-policy'));
  expect(policy).toContain(`In our database ${settings.contact.keptDays} days`);
});
