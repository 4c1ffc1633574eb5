import { type Browser, chromium, type Page } from '@playwright/test';
import { card, fillCustomer, REFERENCE, timeButton } from '../e2e/booking-card.ts';
import { SITE_NOW } from '../e2e/sites.ts';
import { answered, takenOver } from '../e2e/support.ts';
import { headless } from '../support/chromium.ts';

const LONGEST_MS = 30_000;
const ERROR = 400;
const LEEDS = '/restaurants/leeds-greek-street';
/** Dates on which no other visitor books. */
const [FOUND, PICKED, ASKED] = ['2026-12-10', '26 November', '2026-12-11'];

type Way = { name: string; open(page: Page): Promise<unknown>; goOn(page: Page): Promise<unknown> };

/** Pages as a build has left them in a browser, and what is clicked there once another build answers. */
const WAYS: Way[] = [
  {
    // Nothing of it is touched before: its scripts are those of the old page, and asked of the new build.
    name: 'home page',
    open: (page) => page.goto('/'),
    async goOn(page) {
      await page.getByLabel('Where').fill('LS1 4DY');
      await page.getByLabel(/^(When|Day)$/).fill(FOUND);
      await page.getByRole('main').getByRole('button', { name: 'Find a table' }).click();
      const tables = page.getByRole('list', { name: 'Free tables at Leeds Greek Street' });
      await tables.getByRole('link').first().click();
    },
  },
  {
    name: 'restaurant page',
    async open(page) {
      await page.goto(LEEDS);
      await takenOver(page);
    },
    async goOn(page) {
      await page.getByRole('banner').getByRole('link', { name: 'Book a table' }).click();
      await card(page)
        .getByRole('button', { name: new RegExp(PICKED) })
        .click();
      await card(page).getByRole('button', { name: 'Find a table' }).click();
      await timeButton(card(page), '7pm').click();
    },
  },
  {
    name: 'booking card',
    async open(page) {
      await page.goto(`${LEEDS}/book-now?date=${ASKED}&covers=2`);
      await timeButton(card(page), '7pm').waitFor();
    },
    goOn: (page) => timeButton(card(page), '7pm').click(),
  },
];

/** Where the picture of a page that waits in vain is kept. */
async function pictureOf(page: Page): Promise<string> {
  const path = `test-results/upgrade-${Date.now()}.png`;
  return page.screenshot({ path }).then(
    () => path,
    ({ message }) => message,
  );
}

/** Somebody with a browser, who has pages open while the build behind them changes, and books in each afterwards. */
export class BrowserVisitor {
  booked = 0;
  readonly failed: string[] = [];
  readonly #browser: Browser;
  readonly #url: string;

  private constructor(browser: Browser, url: string) {
    [this.#browser, this.#url] = [browser, url];
  }

  static async start(url: string): Promise<BrowserVisitor> {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
    return new BrowserVisitor(await chromium.launch({ executablePath: headless, args }), url);
  }

  /** Opens the pages. Returns what goes on in each, after the switch of that name. */
  async open(): Promise<(after: string) => Promise<void>> {
    const context = await this.#browser.newContext({
      baseURL: this.#url,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: { width: 1280, height: 800 },
      storageState: { cookies: answered, origins: [] },
    });
    context.setDefaultTimeout(LONGEST_MS);
    const pages: [Way, Page][] = [];
    for (const way of WAYS) {
      const page = await context.newPage();
      await page.clock.install({ time: SITE_NOW });
      this.#watch(way.name, page);
      await way.open(page);
      pages.push([way, page]);
    }
    return async (after) => {
      for (const [way, page] of pages)
        await this.#book(way, page).catch(async ({ message }) => {
          this.failed.push(`${after}, ${way.name}: ${message}, as ${await pictureOf(page)}`);
        });
      await context.close();
    };
  }

  async #book(way: Way, page: Page): Promise<void> {
    await way.goOn(page);
    await fillCustomer(card(page), `browser${this.booked}@diner.example`);
    await card(page).getByRole('button', { name: 'Book this table' }).click();
    await card(page).getByText(REFERENCE).waitFor();
    this.booked += 1;
  }

  /** Whatever a page complains of, or does not get. */
  #watch(name: string, page: Page): void {
    page.on('pageerror', ({ message }) => this.failed.push(`${name}: ${message}`));
    page.on('response', (answer) => {
      if (answer.status() >= ERROR) this.failed.push(`${name}: ${answer.status()} ${answer.url()}`);
    });
  }

  end = (): Promise<void> => this.#browser.close();
}
