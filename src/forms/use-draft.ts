import { type RefObject, useEffect } from 'react';
import { controlsOf, draftOf, fillEmpty, isChoice } from './draft-fields.ts';
import { Drafts } from './drafts.ts';
import type { Control } from './fill-field.ts';

/** Only in the tab, since these forms don't mention it. */
const drafts = new Drafts(() => sessionStorage, 'tavola.draft.');

function isChosen(select: HTMLSelectElement): boolean {
  const atFirst = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  return select.selectedIndex !== Math.max(0, atFirst);
}

/** Whether a field's value differs from its default. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosen(control);
  if (isChoice(control)) return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Replays choices made before scripts ran, so that dependent fields follow. */
function replayChoices(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll('select'))
    if (isChosen(select)) select.dispatchEvent(new Event('change', { bubbles: true }));
}

type DraftOptions = {
  /** The form's name; null for one without a draft. */
  name: string | null;
  isSent: boolean;
  onFilesLost?: () => void;
};

/**
 * Stores a form's values until it is sent, so that reload and Back lose nothing, including what was typed or chosen
 * before scripts ran. Returns a function to call on input.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { name, isSent, onFilesLost }: DraftOptions,
): () => void {
  const keep = () => {
    if (name !== null && form.current) drafts.keep(name, draftOf(form.current), Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another callback or option must not restore the draft again
  useEffect(() => {
    const draft = name === null || isSent ? null : drafts.read(name, Date.now());
    const isBegun = form.current !== null && controlsOf(form.current).some(isTyped);
    const restore = () => {
      if (draft && form.current && fillEmpty(form.current, draft)) onFilesLost?.();
      if (isBegun) keep();
    };
    // At once: React's next render would reset a controlled field.
    if (form.current) replayChoices(form.current);
    // After effects: React renders dependent fields before the next one is filled in.
    queueMicrotask(restore);
  }, [form, name, isSent]);
  useEffect(() => {
    if (name !== null && isSent) drafts.forget(name);
  }, [name, isSent]);
  return keep;
}
