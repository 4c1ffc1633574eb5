import type { Page } from '@playwright/test';
import { fillQuestion } from './contact-question.ts';
import { expect, expectAccessible, networkOf, test } from './support.ts';

type Form = {
  path: string;
  button: string;
  call: string;
  /** The text shown on success. */
  thanks: string;
  fill: (page: Page, email: string) => Promise<void>;
};

const email = (page: Page) => page.getByLabel(/^(Your e|E)-mail$/);

const forms: Record<string, Form> = {
  contact: {
    path: '/contact',
    button: 'Send the message',
    call: '/api/contact/sendemail',
    thanks: 'Thanks for writing.',
    fill: fillQuestion,
  },
  'sign-up': {
    path: '/sign-up',
    button: 'Sign me up',
    call: '/api/signup',
    thanks: 'Check your inbox.',
    async fill(page, address) {
      await email(page).fill(address);
      await page.getByLabel('First name').fill('Ada');
      await page.getByLabel('Favourite restaurant').selectOption({ label: 'Leeds Greek Street' });
      await page.getByRole('checkbox', { name: /^Yes, send me news/ }).check();
    },
  },
  offer: {
    path: '/offer/pudding-on-us',
    button: 'Send me the voucher',
    call: '/api/offer/getcode',
    thanks: 'It’s on its way.',
    async fill(page, address) {
      await email(page).fill(address);
      await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    },
  },
  referral: {
    path: '/refer-a-friend',
    button: 'Get my link',
    call: '/api/referral/link',
    thanks: 'Here’s your link.',
    fill: (page, address) => email(page).fill(address),
  },
};

/** Repeats the call from this address until the rate limit refuses it. */
async function reachLimit(page: Page, call: string, address: string): Promise<void> {
  const headers = { 'x-forwarded-for': address };
  await expect
    .poll(async () => (await page.request.post(call, { headers })).status(), { intervals: [0], timeout: 20_000 })
    .toBe(429);
}

for (const [name, { path, button, call, thanks, fill }] of Object.entries(forms))
  test(`${name}: refused by captcha and rate limit, the form keeps its input and is sent once`, async ({ page }) => {
    const address = `refused.${name}@example.com`;
    const send = page.getByRole('button', { name: button });
    const refused = async (words: RegExp) => {
      await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
      await expect(page.locator(':focus')).toContainText(words);
      await expect(email(page)).toHaveValue(address);
    };
    await page.goto(path);
    await fill(page, address);
    await page.route('**/api/captcha/challenge*', async (route) => {
      const response = await route.fetch();
      const asked = await response.json();
      await route.fulfill({ response, json: { ...asked, challenge: { ...asked.challenge, signature: 'not ours' } } });
    });
    await send.press('Enter');
    await refused(/We couldn’t check that you’re human/);
    await expectAccessible(page);
    await page.unroute('**/api/captcha/challenge*');

    const hasty = networkOf(`${name} in a hurry`);
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': hasty });
    await reachLimit(page, call, hasty);
    await send.press('Enter');
    await refused(/That was a lot at once/);

    await page.setExtraHTTPHeaders({ 'x-forwarded-for': networkOf(`${name} later`) });
    let calls = 0;
    await page.route(`**${path}.data*`, (route) => {
      calls += 1;
      return route.continue();
    });
    await send.focus();
    await Promise.all([page.keyboard.press('Enter'), page.keyboard.press('Enter')]);
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
    expect(calls).toBe(1);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('without JavaScript a rate-limited form keeps its input', async ({ page, baseURL }, { testId }) => {
    const { path, button, call, fill } = forms.offer as Form;
    const send = page.getByRole('button', { name: button });
    for (const turn of [1, 2, 3]) {
      const form = { formType: 'refer-a-friend', emailAddress: `plain.${turn}@example.com` };
      const sent = await page.request.post('/refer-a-friend', { form, headers: { origin: baseURL ?? '' } });
      expect(await sent.text()).toContain('Here’s your link.');
    }
    await page.goto(path);
    await fill(page, 'plain.offer@example.com');
    await send.click();
    const words = /That was a lot at once. Please try again in \d+ minutes\./;
    await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
    await expect(email(page)).toHaveValue('plain.offer@example.com');
    expect(page.url()).toMatch(/#/);

    await page.goto('/refer-a-friend');
    await page.goto(path);
    await fill(page, 'plain.hasty@example.com');
    await reachLimit(page, call, networkOf(testId));
    await send.click();
    await expect(page.getByRole('heading', { level: 1, name: /^That was a lot at once/ })).toBeVisible();
    await expect(page.getByText('Go back in your browser: everything you typed is still there.')).toBeVisible();
    await page.goBack();
    await expect(email(page)).toHaveValue('plain.hasty@example.com');
  });
});
