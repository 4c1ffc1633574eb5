import { type RefObject, useEffect } from 'react';
import { type Draft, Drafts } from './drafts.ts';
import { type Control, fillField } from './fill-field.ts';

/** In the tab alone, since a form says nothing of it. */
const drafts = new Drafts(() => sessionStorage, 'tavola.draft.');

const NOT_KEPT = ['hidden', 'submit', 'button'];
const isTicked = (control: Control) => control instanceof HTMLInputElement && control.type === 'checkbox';
const choosesFiles = (control: Control) => control.type === 'file';

/** The fields of a form that a person fills in, in their order. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLInputElement || one instanceof HTMLSelectElement || one instanceof HTMLTextAreaElement) &&
      one.name !== '' &&
      !NOT_KEPT.includes(one.type),
  );

/** Of a tick and of files, 'on' where there are any. */
function typedInto(control: Control): string {
  if (isTicked(control)) return (control as HTMLInputElement).checked ? 'on' : '';
  return choosesFiles(control) && control.value ? 'on' : control.value;
}

function type(control: Control, value: string): void {
  if (isTicked(control)) control.click();
  else fillField(control, value);
}

/** Fills in what was typed before, in fields that are still empty; whether it had files, which no page may choose. */
function fillIn(form: HTMLFormElement, typed: Draft): boolean {
  const missing = controlsOf(form).filter((control) => typed[control.name] && typedInto(control) === '');
  for (const control of missing) if (!choosesFiles(control)) type(control, typed[control.name] ?? '');
  return missing.some(choosesFiles);
}

function isChosen(select: HTMLSelectElement): boolean {
  const atFirst = [...select.options].findIndex(({ defaultSelected }) => defaultSelected);
  return select.selectedIndex !== Math.max(0, atFirst);
}

/** Whether a field has another value than it came with. */
function isTyped(control: Control): boolean {
  if (control instanceof HTMLSelectElement) return isChosen(control);
  if (isTicked(control)) return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
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
    if (name === null || !form.current) return;
    const typed = controlsOf(form.current).map((control) => [control.name, typedInto(control)]);
    drafts.keep(name, Object.fromEntries(typed), Date.now());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whom to tell of lost files, and what keeps the form, fill nothing in anew.
  useEffect(() => {
    const typed = name === null || isSent ? null : drafts.read(name, Date.now());
    const isBegun = form.current !== null && controlsOf(form.current).some(isTyped);
    const restore = () => {
      if (typed && form.current && fillIn(form.current, typed)) onFilesLost?.();
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
