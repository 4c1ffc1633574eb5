import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

/** Every page of every journey: no error in the console (a refused script or style is one), no failed page. */
export const test = base.extend<{ quietConsole: undefined }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // A page that answers 404 on purpose says so in the console too.
        if (message.type() === 'error' && !/status of (404|422|409)/.test(message.text())) errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** WCAG 2.2 AA by axe: no violation. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }))).toEqual([]);
}

export { expect };
