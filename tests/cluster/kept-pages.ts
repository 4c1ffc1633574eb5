import { setTimeout as pause } from 'node:timers/promises';
import { askSite, newVisitor } from './ask-site.ts';

const PAGES = ['/', '/restaurants', '/our-menu/main'];
const EACH_MS = 150;

/** Somebody who looks at kept pages all the time, and counts. */
export class KeptPages {
  asked = 0;
  readonly failed: string[] = [];
  slowestMs = 0;
  #going = true;
  readonly #looking = this.#look();

  async #look(): Promise<void> {
    while (this.#going) {
      const path = PAGES[this.asked % PAGES.length] as string;
      const began = performance.now();
      const { status, text } = await askSite(newVisitor(), 'GET', path);
      this.asked += 1;
      this.slowestMs = Math.max(this.slowestMs, performance.now() - began);
      if (status !== 200 || !text.includes('<footer')) this.failed.push(`${path}: ${status} ${text.slice(0, 60)}`);
      await pause(EACH_MS);
    }
  }

  async end(): Promise<void> {
    this.#going = false;
    await this.#looking;
  }
}
