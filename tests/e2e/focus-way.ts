import type { Page } from '@playwright/test';

/** How much of the focused element must be visible: as much as fits, or at least a part. */
export type Share = 'all' | 'some';

/** What hides the focused element, in words; null when enough of it can be seen. Runs in the page. */
function whatHidesFocus(share: Share): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return 'nothing has the focus';
  // A radio button lies under its visible label; a link over several lines has a box for each.
  const seen = (focused instanceof HTMLInputElement && focused.type === 'radio' && focused.closest('label')) || focused;
  const box = seen.getClientRects()[0] ?? seen.getBoundingClientRect();
  const room = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
  let fixed = getComputedStyle(seen).position === 'fixed';
  for (let around = seen.parentElement; around && !fixed; around = around.parentElement) {
    const style = getComputedStyle(around);
    fixed = style.position === 'fixed';
    if (around === document.documentElement || around === document.body) continue;
    if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    room.left = Math.max(room.left, edge.left + around.clientLeft);
    room.top = Math.max(room.top, edge.top + around.clientTop);
    room.right = Math.min(room.right, edge.left + around.clientLeft + around.clientWidth);
    room.bottom = Math.min(room.bottom, edge.top + around.clientTop + around.clientHeight);
  }
  const name = `${seen.tagName} “${(seen.textContent || seen.getAttribute('aria-label') || seen.id).trim().slice(0, 40)}”`;
  const shown = {
    left: Math.max(box.left, room.left),
    top: Math.max(box.top, room.top),
    right: Math.min(box.right, room.right),
    bottom: Math.min(box.bottom, room.bottom),
  };
  const [wide, high] = [room.right - room.left, room.bottom - room.top];
  // The browser scrolls a textarea’s current line into view, and nearly all of the rest.
  const enough = (size: number) => (share === 'all' ? size * 0.94 - 1 : Math.min(size - 1, 24));
  if (shown.right - shown.left < enough(Math.min(box.width, wide))) return `${name} is cut off at a side`;
  if (shown.bottom - shown.top < enough(Math.min(box.height, high)))
    return `${name} shows ${Math.round(shown.bottom - shown.top)} of ${Math.round(box.height)} px, room ${Math.round(high)}`;
  const covers: string[] = [];
  for (const across of [0.15, 0.5, 0.85])
    for (const down of [0.15, 0.5, 0.85]) {
      const x = shown.left + (shown.right - shown.left) * across;
      const y = shown.top + (shown.bottom - shown.top) * down;
      const over = document.elementFromPoint(x, y);
      if (over && !seen.contains(over) && !over.contains(seen)) covers.push(over.outerHTML.slice(0, 120));
    }
  return covers.length > (share === 'all' ? 0 : 8) ? `${name} lies under ${covers[0]}` : null;
}

/** Added to the page once, so that each stop takes one call. */
type Judging = { whatHidesFocus(share: Share): string | null; haveScrolled(elements: Iterable<Element>): boolean };

/** Whether any of them has scrolled since the last call. Runs in the page. */
function watchScrolling(): Judging['haveScrolled'] {
  const places = new WeakMap<Element, string>();
  return (elements) => {
    let any = false;
    for (const one of elements) {
      const place = `${one.scrollLeft} ${one.scrollTop}`;
      if (place !== (places.get(one) ?? '0 0')) any = true;
      places.set(one, place);
    }
    return any;
  };
}

type Stop = { name: string; hidden: string | null };

/**
 * The focused element within `scope` once it stands still, or null. Waits for frames only after a scroll or while it
 * isn’t visible: most stops are checked at once. Runs in the page.
 */
async function focusedStop({ scope, share }: { scope: string; share: Share }): Promise<Stop | null> {
  const { whatHidesFocus: judge, haveScrolled } = globalThis as unknown as Judging;
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body || !focused.closest(scope)) return null;
  focused.dataset.stop ??= String(Math.random());
  const name = focused.dataset.stop;
  // With reduced motion every change is a zero-length transition, which still ends frames later.
  const end = () => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  };
  end();
  const around: Element[] = [];
  for (let one: Element | null = focused; one; one = one.parentElement) around.push(one);
  if (!haveScrolled(around) && judge(share) === null) return { name, hidden: null };
  // The browser scrolls the focused element into view asynchronously.
  const top = () => document.activeElement?.getBoundingClientRect().top;
  for (let before: number | undefined | null = null; before !== top(); ) {
    before = top();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  end();
  return { name, hidden: judge(share) };
}

/** Presses the key until focus has visited everything in `scope`. */
async function walk(page: Page, scope: string, { key, share }: { key: string; share: Share }) {
  const hidden: string[] = [];
  const met = new Set<string>();
  let before = '';
  for (let presses = 0; presses < 300; presses += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(focusedStop, { scope, share });
    // The parts of a date input are separate stops.
    if (stop?.name === before) continue;
    if (stop === null || met.has(stop.name)) return { stops: met.size, hidden };
    met.add(stop.name);
    before = stop.name;
    if (stop.hidden) hidden.push(`${key}: ${stop.hidden}`);
  }
  throw new Error('the Tab key never came round');
}

/** Tabs through `scope` and back; returns the number of stops and what wasn’t visible. */
export async function focusWay(page: Page, scope: string, share: Share): Promise<{ stops: number; hidden: string[] }> {
  await page.evaluate(`Object.assign(globalThis, {
    whatHidesFocus: ${whatHidesFocus},
    haveScrolled: (${watchScrolling})(),
  }); haveScrolled(document.querySelectorAll('*'));`);
  await page.evaluate((selector) => {
    const first = document.querySelector<HTMLElement>(selector);
    if (first && first !== document.body) first.querySelector<HTMLElement>('[tabindex="-1"], summary')?.focus();
  }, scope);
  const there = await walk(page, scope, { key: 'Tab', share });
  const back = await walk(page, scope, { key: 'Shift+Tab', share });
  return { stops: there.stops, hidden: [...there.hidden, ...back.hidden] };
}

/** What scrolls sideways or is cut off at the sides within `scope`. */
export const sidewaysScrolls = (page: Page, scope: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const lost = [...document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)].filter((one) => {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(one);
      if (!one.checkVisibility() || textOverflow === 'ellipsis' || clipPath !== 'none') return false;
      return overflowX !== 'visible' && one.clientWidth > 0 && one.scrollWidth > one.clientWidth + 1;
    });
    return lost.map((one) => `${one.tagName}.${one.className}: ${one.scrollWidth} in ${one.clientWidth} px`);
  }, scope);
