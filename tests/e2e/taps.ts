import type { Page } from '@playwright/test';

type Counts = { taps: number; fields: string[] };

/**
 * Counts a diner's actions across pages: presses of controls, and fields typed in, by name. Counted in the browser, so
 * a test can't miss one.
 */
export async function countActions(page: Page): Promise<() => Promise<Counts>> {
  const counts: Counts = { taps: 0, fields: [] };
  await page.exposeFunction('countAction', (kind: 'tap' | 'field', name: string) => {
    if (kind === 'tap') counts.taps += 1;
    else if (!counts.fields.includes(name)) counts.fields.push(name);
  });
  await page.addInitScript(() => {
    const tell = (kind: string, name: string) => Reflect.get(window, 'countAction')(kind, name);
    const typed = 'input:not([type=checkbox], [type=radio], [type=submit]), textarea';
    // Tapping a field is part of typing in it; a select counts once, on choosing; a label passes its click on.
    const uncounted = `${typed}, select, label`;
    const onClick = ({ isTrusted, target }: Event) => {
      if (isTrusted && !(target as Element).matches(uncounted)) tell('tap', '');
    };
    const onInput = ({ target }: Event) => {
      if ((target as Element).matches(typed)) tell('field', (target as HTMLInputElement).name);
      else if ((target as Element).matches('select')) tell('tap', '');
    };
    document.addEventListener('click', onClick, { capture: true });
    document.addEventListener('input', onInput, { capture: true });
  });
  return async () => {
    // Counts before this response have been reported.
    await page.evaluate(() => undefined);
    return counts;
  };
}
