import { expect, test } from 'vitest';
import { brandContent } from '../../../tests/support/app.ts';

test('the privacy policy tells how long applications are kept', async () => {
  const { settings, pages } = await brandContent();
  const policy = JSON.stringify(pages.find(({ id }) => id === 'privacy-policy'));
  expect(policy).toContain(`In our database ${settings.careers.keptDays} days after the job has closed`);
});
