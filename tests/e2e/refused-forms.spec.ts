import type { Locator, Page } from '@playwright/test';
import { outsideClient } from '../support/booking-calls.ts';
import { join, PREFERENCES_LINK } from './customers.ts';
import { linkInEmail } from './emails.ts';
import { test as base, expect, expectSoon, holdScripts, networkOf, setTextSize, takenOver } from './support.ts';

/** Without waiting for hydration. */
const test = base.extend({ page: ({ context }, use) => context.newPage().then(use) });

const JOB = '/careers/job/2407';

/** Calls the API from an IP address of its own. */
const post = (baseURL: string, path: string, body: object) =>
  outsideClient(baseURL).send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': networkOf(path) },
    body: JSON.stringify(body),
  });

async function friendsLink(baseURL: string): Promise<string> {
  await post(baseURL, '/api/referral/link', { emailAddress: 'refused.referrer@example.com' });
  return linkInEmail('refused.referrer@example.com', /\/referral\?from=[\w-]{16}/);
}

async function preferencesLink(baseURL: string): Promise<string> {
  const email = 'refused.preferences@example.com';
  await join(baseURL, email);
  return linkInEmail(email, PREFERENCES_LINK);
}

type Form = { path: string | ((baseURL: string) => Promise<string>); button: string | RegExp };

const forms: Record<string, Form> = {
  contact: { path: '/contact', button: 'Send the message' },
  groups: { path: '/group-bookings', button: 'Send the request' },
  'sign-up': { path: '/sign-up', button: 'Sign me up' },
  'Christmas news': { path: '/christmas', button: 'Sign me up' },
  offer: { path: '/offer/pudding-on-us', button: 'Send me the voucher' },
  'refer a friend': { path: '/refer-a-friend', button: 'Get my link' },
  'a friend’s voucher': { path: friendsLink, button: 'Send me the voucher' },
  'the link to preferences': { path: '/preferences', button: 'Send me the link' },
  preferences: { path: preferencesLink, button: 'Save my preferences' },
  application: { path: `${JOB}/apply`, button: /^(Send|Check) my application$/ },
};

/** The summary has focus, its top is visible below sticky parts, and the title says “Error”. */
async function expectTold(page: Page) {
  const summary = page.locator('[role=group]:focus');
  await expect(summary.getByRole('link').first()).toBeVisible();
  await expect(page).toHaveTitle(/^Error: (?!Error)/);
  const belowHead = () =>
    summary.evaluate((box) => {
      const heading = box.closest('dialog')?.querySelector('[data-initial-focus]');
      const head = heading?.parentElement ?? document.querySelector('header');
      const { top } = box.getBoundingClientRect();
      return top < innerHeight - 40 && Math.round(top - Math.max(0, head?.getBoundingClientRect().bottom ?? 0));
    });
  await expectSoon(belowHead).toBeGreaterThanOrEqual(0);
}

/** These cover the distinct components; the other forms run at one size only. */
const AT_BOTH_SIZES = ['contact', 'application'];

for (const [name, { path, button }] of Object.entries(forms))
  test(`${name}: a refused form moves focus to its summary and marks its title, whenever it’s sent ${
    AT_BOTH_SIZES.includes(name) ? '@phone' : '@phone-first'
  }`, async ({ page, baseURL }) => {
    const address = typeof path === 'string' ? path : await path(baseURL ?? '');
    const send = page.getByRole('main').getByRole('button', { name: button });

    await test.step('before any script has run', async () => {
      const serve = await holdScripts(page);
      await page.goto(address, { waitUntil: 'commit' });
      await send.click();
      await expectTold(page);
      serve();
      await takenOver(page);
      await expectTold(page);
      await page.unroute('**/assets/*.js');
    });

    await test.step('while the page is idle', async () => {
      await page.goto(address, { waitUntil: 'networkidle' });
      await expect(page).toHaveTitle(/^(?!Error)/);
      await send.click();
      await expectTold(page);
    });

    await test.step('after the scripts have run', async () => {
      await page.goto(address);
      await takenOver(page);
      await send.click();
      await expectTold(page);
    });
  });

test('a refused application in its card moves focus to a summary that links to the fields', async ({ page }) => {
  await page.goto(JOB);
  await takenOver(page);
  const title = await page.title();
  await page
    .getByRole('link', { name: /^Apply/ })
    .first()
    .click();
  const card = page.getByRole('dialog', { name: /^Apply: / });
  const check = card.getByRole('button', { name: 'Check my application' });
  await check.click();
  await expectTold(page);
  const links = card.getByRole('group', { name: 'Nearly there' }).getByRole('link');
  const leadTo = async (link: Locator, act: (link: Locator) => Promise<void>) => {
    const field = (await link.getAttribute('href')) ?? '';
    await act(link);
    await expect(card.locator(`[id="${field.slice(1)}"]`)).toBeFocused();
  };
  for (const link of await links.all()) await leadTo(link, (one) => one.click());
  for (const link of await links.all()) await leadTo(link, (one) => one.press('Enter'));
  await expect(page).toHaveURL(`${JOB}/apply`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(title);
});

const SMALL = [
  { what: '320 by 256 px', width: 320, height: 256 },
  { what: '667 by 375 px', width: 667, height: 375 },
  { what: '390 by 844 px with text at 200%', width: 390, height: 844, text: '200%' },
];

for (const { what, text, ...size } of SMALL)
  test(`at ${what} a tall error summary starts below the header, with JavaScript and without`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    if (text) await setTextSize(page, text);
    for (const { path, button } of [forms.contact, forms.application, forms.groups] as Form[]) {
      const send = page.getByRole('main').getByRole('button', { name: button });
      const serve = await holdScripts(page);
      await page.goto(path as string, { waitUntil: 'commit' });
      await send.click();
      await expectTold(page);
      serve();
      await page.unroute('**/assets/*.js');
      await page.goto(path as string);
      await takenOver(page);
      await send.click();
      await expectTold(page);
    }
    await page.goto(JOB);
    await takenOver(page);
    await page
      .getByRole('link', { name: /^Apply/ })
      .first()
      .click();
    const card = page.getByRole('dialog', { name: /^Apply: / });
    await card.getByRole('button', { name: 'Check my application' }).click();
    await expectTold(page);
  });
