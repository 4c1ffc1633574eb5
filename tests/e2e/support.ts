import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { choiceCookies, REJECT_ALL } from '../../src/layout/consent/choice.ts';

/** Most diners have answered the cookie question before: it is not in the way of what a test is about. */
const answered = choiceCookies(REJECT_ALL, false).map((cookie) => {
  const [name = '', value = ''] = cookie.split(/[=;]/);
  return {
    name,
    value,
    domain: 'localhost',
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
});

/** A page is there before its code is: whoever drives it with scripts waits until the router has taken over. */
async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () => '__reactRouterDataRouter' in window || !document.querySelector('script[type=module]'),
  );
}

/** Every page of every journey: no error in the console (a refused script or style is one), nothing that fails to load. */
export const test = base.extend<{ quietConsole: undefined }>({
  storageState: { cookies: answered, origins: [] },
  // Each test is a diner at an address of their own: what others write does not count against them.
  extraHTTPHeaders: async ({ locale: _locale }, use, { testId }) => use({ 'x-forwarded-for': testId }),
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      if (javaScriptEnabled !== false) await takenOver(page);
      return answer;
    };
    await use(page);
  },
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // What a failed answer means is judged below: some are part of the journey.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      page.on('response', (answer) => {
        const expected = ['document', 'fetch', 'xhr'].includes(answer.request().resourceType());
        if (answer.status() >= (expected ? 500 : 400)) errors.push(`${answer.status()} ${answer.url()}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA by axe: no violation. */
export async function expectAccessible(page: Page): Promise<void> {
  // Sizes and colours are judged by the page as it is drawn, with its style sheet.
  await page.waitForLoadState('load');
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
}

export { expect };
