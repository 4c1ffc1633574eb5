import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { choiceCookies, REJECT_ALL } from '../../src/layout/consent/choice.ts';
import { SITE_NOW } from './sites.ts';
import { SIZES } from './sizes.ts';

declare global {
  interface Window {
    /** In a document that was judged. */
    axe: typeof axe;
  }
}

/** Answers the consent question beforehand, as most diners have, so that it is not in the way. */
export const answered = choiceCookies(REJECT_ALL, false).map((cookie) => {
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

/** Looks every 50 ms: between two looks of its own, Playwright's poll waits up to a second. */
export const expectSoon = <T>(look: () => T | Promise<T>, message?: string) =>
  expect.poll(look, { intervals: [50], message });

/**
 * Waits until the router has hydrated the page; only the tests of before-react.spec.ts act earlier. It sets
 * scrollRestoration with the effects of its first rendering, which run after those of every other part of the page; other
 * signs, such as the router itself or the key of the history entry, come earlier.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.history.scrollRestoration === 'manual' ||
      !document.querySelector('script[type=module]') ||
      // Nothing hydrates the desk.
      window.location.pathname.startsWith('/desk'),
  );
}

/** Delays the page's scripts until the returned function is called. */
export async function holdScripts(page: Page) {
  let serve: () => void = () => undefined;
  const served = new Promise<void>((resolve) => {
    serve = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await served;
    // The page may have been left meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => serve();
}

/** Takes the site's own scripts out of each page; axe, which needs scripts, still runs. */
export const withoutOwnScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });

/** What a browser calls a good page moves by less than a tenth in all (CLS); of one single move we ask for a hundredth. */
const MOST_MOVED = 0.01;
/** Makes an error of the console, which fails the test, of what moves by itself as the page arrives. */
export const failOnMoves = (page: Page) =>
  page.addInitScript((most) => {
    const tell = ({ value, sources }: PerformanceEntry & { value: number; sources: { node?: Node }[] }) => {
      const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
      if (value > most) console.error(`Moved by ${value}: ${JSON.stringify(moved)}`);
    };
    new PerformanceObserver((seen) => (seen.getEntries() as never[]).forEach(tell)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  }, MOST_MOVED);

/** Makes the browser's date that of the site, from which it goes on: a page would refuse days that have gone by. */
const setDate = (context: BrowserContext) =>
  context.addInitScript((ahead) => {
    window.Date = new Proxy(Date, {
      construct: (real, given) => (given.length === 0 ? new real(real.now() + ahead) : Reflect.construct(real, given)),
      get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
    });
  }, Date.parse(SITE_NOW) - Date.now());

/** A network of its own for every name. */
export function networkOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4, 8)}::1`;
}

/** Test of a journey: no error in the console (such as a refused script or style), and nothing fails to load. */
export const test = base.extend<{ expectedFailures: number[]; quietConsole: undefined }>({
  // Statuses that the journey itself brings about.
  expectedFailures: [[], { option: true }],
  storageState: { cookies: answered, origins: [] },
  // An address of its own for each test, so that rate limits do not add up.
  extraHTTPHeaders: async ({ locale: _locale }, use, { testId }) => use({ 'x-forwarded-for': networkOf(testId) }),
  context: async ({ context }, use) => {
    await setDate(context);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const arrived = async () => {
      if (javaScriptEnabled !== false) await takenOver(page);
    };
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      await arrived();
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      await arrived();
      return answer;
    };
    await use(page);
  },
  quietConsole: [
    async ({ page, expectedFailures }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        // Failed requests are checked below: some are part of the journey.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The policy refused ${violatedDirective}: ${blockedURI}`),
        ),
      );
      page.on('response', (answer) => {
        const expected = ['document', 'fetch', 'xhr'].includes(answer.request().resourceType());
        if (expectedFailures.includes(answer.status())) return;
        if (answer.status() >= (expected ? 500 : 400)) errors.push(`${answer.status()} ${answer.url()}`);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** An e-mail is no page: it stands within that of the mail program, so the best practices for a whole page do not apply. */
export const EMAIL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = [...EMAIL_RULES, 'best-practice'];
const MODAL = 'dialog:modal';
/** axe as it is for browsers: half as long as its source, which every page that is judged would have to read. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when every animation and transition that ends by itself has ended: one driven by scrolling does not. Runs in the page. */
export async function standStill(): Promise<void> {
  const ends = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  for (let moving = document.getAnimations().filter(ends); moving.length > 0; ) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    moving = document.getAnimations().filter(ends);
  }
}

/**
 * WCAG 2.2 AA by axe: no violation, but for what the test says is meant to be so. Of a page behind a modal dialog, which
 * nobody can reach, nothing is judged.
 */
export async function expectAccessible(page: Page, rules = RULES, meant: string[] = []): Promise<void> {
  // Waits for the style sheet and for what fades in, since sizes and colours are checked as rendered.
  await page.waitForLoadState('load');
  await page.evaluate(standStill);
  // A document that was judged before has axe already. No page that is judged holds a frame.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: rules },
    rules: Object.fromEntries(meant.map((rule) => [rule, { enabled: false }])),
    // Every rule is judged; only what was violated is told at length.
    resultTypes: ['violations'],
    // None of these rules reads style sheets, which axe would fetch and parse again for each judgement.
    preload: { assets: ['media'] },
  };
  const violations = await page.evaluate(
    async ([options, modal]) => {
      const { violations } = await window.axe.run(document.querySelector(modal) ?? document, options);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    },
    [options, MODAL] as const,
  );
  expect(violations).toEqual([]);
}

/**
 * The same at the size of every journey: for one that runs at the phone's alone, where only the layout differs at another.
 */
export async function expectAccessibleAtEachSize(...judged: Parameters<typeof expectAccessible>): Promise<void> {
  const [page] = judged;
  const own = page.viewportSize();
  await expectAccessible(...judged);
  for (const size of Object.values(SIZES))
    if (size.width !== own?.width) {
      await page.setViewportSize(size);
      await expectAccessible(...judged);
    }
  if (own) await page.setViewportSize(own);
}

/** Sets the text size before anything is laid out, as a browser's own setting does. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.addInitScript((fontSize) => {
    const resize = () => document.documentElement?.style.setProperty('font-size', fontSize);
    new MutationObserver(resize).observe(document, { childList: true });
    resize();
  }, size);
}

export { expect };
