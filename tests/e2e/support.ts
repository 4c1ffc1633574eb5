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
    /** Set by axe once it has run in a document. */
    axe: typeof axe;
  }
}

/** Answers the cookie question beforehand, so that it isn’t in the way. */
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

/** Polls every 50 ms: Playwright's own poll waits up to a second. */
export const expectSoon = <T>(look: () => T | Promise<T>, message?: string) =>
  expect.poll(look, { intervals: [50], message });

/**
 * Waits until the page is hydrated; only before-react.spec.ts acts earlier. The router sets scrollRestoration in an
 * effect of its first render, which runs after every other component's.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      window.history.scrollRestoration === 'manual' ||
      !document.querySelector('script[type=module]') ||
      // The desk isn’t hydrated.
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
    // The page may have been closed meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => serve();
}

/** Removes the site's scripts from each page; axe, which needs JavaScript, still runs. */
export const withoutOwnScripts = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/<script[\s\S]*?<\/script>/g, '');
    return route.fulfill({ response, body });
  });

/** A good CLS is below 0.1 in all; we allow 0.01 for a single shift. */
const MOST_MOVED = 0.01;
/** Logs layout shifts during load as console errors, which fail the test. */
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

/** Sets the browser's clock to the site's: a page would refuse past days. */
const setDate = (context: BrowserContext) =>
  context.addInitScript((ahead) => {
    window.Date = new Proxy(Date, {
      construct: (real, given) => (given.length === 0 ? new real(real.now() + ahead) : Reflect.construct(real, given)),
      get: (real, name) => (name === 'now' ? () => real.now() + ahead : Reflect.get(real, name)),
    });
  }, Date.parse(SITE_NOW) - Date.now());

/** A network address for each name. */
export function networkOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `2001:db8:${hex.slice(0, 4)}:${hex.slice(4, 8)}::1`;
}

/** A journey’s test: fails on a console error (such as a refused script) or a failed request. */
export const test = base.extend<{ expectedFailures: number[]; quietConsole: undefined }>({
  // Statuses the journey expects.
  expectedFailures: [[], { option: true }],
  storageState: { cookies: answered, origins: [] },
  // An IP address for each test, so that rate limits don’t add up.
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
        // Failed requests are checked below; some are expected.
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

/** An e-mail is shown inside a mail client’s page, so rules for whole pages don’t apply. */
export const EMAIL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const RULES = [...EMAIL_RULES, 'best-practice'];
const MODAL = 'dialog:modal';
/** Unpins the desk's menu and its queue of unsent acts: axe counts targets half covered by them as too small. */
const UNPINNED = 'nav.sticky, #waiting { position: static }';
/** axe minified: half the size for each page to parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Resolves when all time-based animations and transitions have ended. Runs in the page. */
export async function standStill(): Promise<void> {
  const ends = ({ playState, timeline, effect }: Animation) =>
    playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity;
  for (let moving = document.getAnimations().filter(ends); moving.length > 0; ) {
    await Promise.allSettled(moving.map(({ finished }) => finished));
    moving = document.getAnimations().filter(ends);
  }
}

/** Asserts WCAG 2.2 AA by axe, except for rules the test excludes. Behind a modal dialog nothing is checked. */
export async function expectAccessible(page: Page, rules = RULES, meant: string[] = []): Promise<void> {
  // Waits for the style sheet and animations: sizes and colours are checked as rendered.
  await page.waitForLoadState('load');
  await page.evaluate(standStill);
  // A document checked before already has axe. No checked page has frames.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: rules },
    rules: Object.fromEntries(meant.map((rule) => [rule, { enabled: false }])),
    // All rules run; only violations are reported in detail.
    resultTypes: ['violations'],
    // None of these rules needs style sheets, which axe would fetch and parse each time.
    preload: { assets: ['media'] },
  };
  const violations = await page.evaluate(
    async ([options, modal, unpinned]) => {
      const styles = new CSSStyleSheet();
      styles.replaceSync(unpinned);
      document.adoptedStyleSheets.push(styles);
      const { violations } = await window.axe.run(document.querySelector(modal) ?? document, options);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
      return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ target }) => target.join(' ')) }));
    },
    [options, MODAL, UNPINNED] as const,
  );
  expect(violations).toEqual([]);
}

/** The same at both sizes, for a journey that runs on the phone only. */
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

/** Sets the text size before layout, as a browser's own setting does. */
export async function setTextSize(page: Page, size: string): Promise<void> {
  await page.addInitScript((fontSize) => {
    const resize = () => document.documentElement?.style.setProperty('font-size', fontSize);
    new MutationObserver(resize).observe(document, { childList: true });
    resize();
  }, size);
}

/** A new link by which one of the sample staff signs in, from the page that only this machine is shown. */
export async function signInLink(baseURL: string, name: string): Promise<string> {
  const page = await (await fetch(`${baseURL}/dev/desk`)).text();
  const [, link] = new RegExp(`<a href="([^"]+/desk/link\\?token=[\\w-]{43})">Sign in as ${name}</a>`).exec(page) ?? [];
  if (!link) throw new Error(`no link for ${name}`);
  return link;
}

export { expect };
