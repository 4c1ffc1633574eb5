import { type RefObject, useEffect } from 'react';
import { controlsOf, draftOf, fillEmpty, isChoice } from './draft-fields.ts';
import { Drafts } from './drafts.ts';
import type { Control } from './fill-field.ts';

/** In the tab alone, since a form says nothing of it. */
const drafts = new Drafts(() => sessionStorage, 'tavola.draft.');

function isChosen(select: HTMLSelectElement): boolean {
  const atFirst = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  return select.selectedIndex !== Math.max(0, atFirst);
}

/** Whether a field has another value than it came with. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosen(control);
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Tells of choices made before the scripts ran, so that what depends on them follows. */
function tellChosen(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll('select'))
    if (isChosen(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
}

type DraftOptions = {
  /** Of the form, null for one that keeps nothing. */
  name: string | null;
  isSent: boolean;
  onFilesLost?: () => void;
};

/**
 * Keeps what is typed into a form until it is sent, so that a reload or the way back loses nothing, nor what was typed or
 * chosen before the scripts ran. Returns what is to be called as it is typed.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, isSent, onFilesLost }: DraftOptions,
): () => void {
  const keep = () => {
    if (name !== null && form.current) drafts.keep(name, draftOf(form.current), Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom to tell of lost files, and what keeps the form, fill nothing in anew.
  useEffect(() => {
    const typed = name === null || isSent ? null : drafts.read(name, Date.now());
    const isBegun = form.current !== null && controlsOf(form.current).some(isTyped);
    const restore = () => {
      if (typed && form.current && fillEmpty(form.current, typed)) onFilesLost?.();
      if (isBegun) keep();
    };
    // At once: React's next drawing would undo the choice in a field of which it keeps the value.
    if (form.current) tellChosen(form.current);
    // After the effects: React draws what depends on a field before the next is filled in.
    queueMicrotask(restore);
  }, [form, name, isSent]);
  useEffect(() => {
    if (name !== null && isSent) drafts.forget(name);
  }, [name, isSent]);
  return keep;
}
