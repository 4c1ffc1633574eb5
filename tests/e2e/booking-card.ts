import { expect, type Locator, type Page, test } from '@playwright/test';
import { SITE_NOW } from './sites.ts';

export const REFERENCE = /^[A-Z0-9]{6,}$/;

export const card = (page: Page) => page.getByRole('dialog', { name: 'Book a table' });
export const status = (page: Page) => card(page).getByRole('status').first();

export async function fillCustomer(scope: Locator | Page, email = `ada-${test.info().testId}@example.co.uk`) {
  await scope.getByLabel('First name').fill('Ada');
  await scope.getByLabel('Last name').fill('Lovelace');
  await scope.getByRole('textbox', { name: 'E-mail' }).fill(email);
}

/** Presses Tab until the wanted element has focus. */
export async function tabTo(page: Page, wanted: Locator) {
  for (let presses = 0; presses < 250; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement).catch(() => false)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the Tab key never got there');
}

/** Opens the card by a link: with party and day at the times, with a time at the details. */
export async function openCard(page: Page, request: string) {
  await page.clock.install({ time: SITE_NOW });
  await page.goto(`/restaurants/${request}`);
}

/** The same link on another page. Its card requests all its data; a deep link’s page includes it. */
export async function openCardFromText(page: Page, request: string) {
  await page.clock.install({ time: SITE_NOW });
  await page.goto('/about');
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Book' });
    document.querySelector('main')?.append(link);
    link.click();
  }, `/restaurants/${request}`);
}

/** The button of a time, printed as '7pm'. */
export const timeButton = (scope: Locator | Page, time: string) =>
  scope.getByRole('button', { name: time, exact: true }).first();

/** The button of a time that is full. */
export const fullTime = (scope: Locator | Page, time: string) =>
  scope.getByRole('button', { name: `${time} (full, but you can ask)` });

/**
 * Expects the announcement of a hold that was just extended. The server's clock isn't frozen, so some time is left on
 * it.
 */
export async function expectExtended(page: Page): Promise<number> {
  await expect(card(page).getByRole('button', { name: 'Hold it a bit longer' })).toBeHidden();
  const seconds = Number(await card(page).locator('progress').getAttribute('max'));
  await expect(status(page)).toHaveText(`Your table is held for another ${Math.round(seconds / 60)} minutes.`);
  return seconds;
}

/** Slows the CPU down six times to expose race conditions; the returned function changes the rate. */
export async function slowDown(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const setPace = (rate: 1 | 6) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await setPace(6);
  return setPace;
}

/** Alternates between mouse and keyboard. */
export const press = (control: Locator, time: number) => (time % 2 === 0 ? control.click() : control.press('Enter'));

/** Escape closes the card as soon as it's there; the control must have focus at once. */
export async function expectBack(
  page: Page,
  control: Locator,
  atThePace: () => Promise<unknown> = () => Promise.resolve(),
) {
  await card(page).waitFor();
  await atThePace();
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  expect(await control.evaluate((element) => element === document.activeElement)).toBe(true);
}

/** In rows of times: full hours that don't start a row, and times that are truncated or too short for a finger. */
export const timesAmiss = (times: Locator) =>
  times.evaluateAll((all: HTMLElement[]) => {
    const left = Math.min(...all.map((one) => one.getBoundingClientRect().left));
    const amiss = all.filter((one) => {
      const { left: at, height } = one.getBoundingClientRect();
      const isHour = /^\d+[ap]m$/.test(one.textContent ?? '');
      return (isHour && at > left + 1) || height < 44 || one.scrollWidth > one.clientWidth;
    });
    return amiss.map((one) => one.textContent);
  });
