import type { Page } from '@playwright/test';

type Counts = { taps: number; fields: string[] };

/**
 * Counts a diner's actions on a page and those it leads to: every press of a control, and the fields typed in, by name.
 * The browser does the counting, whatever a test claims.
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
    // To tap a field is part of typing in it; a list to choose from counts once, when it is chosen from; and a label
    // passes its click on to its field.
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
    // What was counted before this answer has been told.
    await page.evaluate(() => undefined);
    return counts;
  };
}
