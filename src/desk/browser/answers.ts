import { fetchQuietly } from './refresh.ts';

const TYPING_MS = 200;

type Field = HTMLInputElement | HTMLSelectElement;

const isUsable = (field: Field) => field.value !== '' && field.checkValidity();

/** Swaps in the new page's answers, keeping the focus and any choice that is still offered. */
function showAnswers(next: Document): void {
  const focused = document.activeElement?.id;
  for (const old of document.querySelectorAll('[data-answers]')) {
    const answers = next.getElementById(old.id);
    if (!answers) continue;
    for (const { name, value } of old.querySelectorAll<HTMLInputElement>(':checked[type="radio"]')) {
      const same = answers.querySelector<HTMLInputElement>(`[name="${name}"][value="${CSS.escape(value)}"]`);
      if (same) same.checked = true;
    }
    old.replaceWith(answers);
  }
  if (focused) document.getElementById(focused)?.focus();
}

/** The page's address for its current fields; null while one is empty or invalid, which is reported. */
function addressAsked(): URL | null {
  const fields = [...document.querySelectorAll<Field>('[data-asks] :is(input:not([type="hidden"]), select)')];
  const address = new URL(location.href);
  for (const { name, value } of fields) address.searchParams.set(name, value);
  // An empty field is still being filled in.
  fields.find((field) => field.value !== '' && !field.checkValidity())?.reportValidity();
  return fields.every(isUsable) ? address : null;
}

/**
 * Updates what is free as soon as a day, size or time changes: the fields in `data-asks` go into the address, and the
 * elements with `data-answers` are replaced from its page. Without scripts, a button does this.
 */
export function startAnswers(): void {
  let latest: number | undefined;
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element && target.closest('[data-asks]'))) return;
    // Old answers can't be chosen while new ones load.
    for (const answers of document.querySelectorAll<HTMLElement>('[data-answers]'))
      answers.inert = !answers.contains(target);
    clearTimeout(latest);
    const asked = window.setTimeout(async () => {
      const address = addressAsked();
      if (!address) return;
      const response = await fetchQuietly(address.href).catch(() => null);
      if (!response?.ok || latest !== asked) return;
      showAnswers(new DOMParser().parseFromString(await response.text(), 'text/html'));
      history.replaceState(null, '', address);
    }, TYPING_MS);
    latest = asked;
  });
}
