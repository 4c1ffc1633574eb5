import type { Draft } from './drafts.ts';
import { type Control, fillField } from './fill-field.ts';

const FIELD = /^(INPUT|SELECT|TEXTAREA)$/;
const NOT_KEPT = ['hidden', 'submit', 'button'];
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const choosesFiles = (control: Control) => control.type === 'file';

/** The fields of a form that a person fills in, in their order; disabled ones too. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ nodeName, name, type }) => FIELD.test(nodeName) && name !== '' && !NOT_KEPT.includes(type),
  );

/** Of a tick or a choice its value once it is chosen, of files 'on' where there are any. */
function typedInto(control: Control): string {
  if (isChoice(control)) return control.checked ? control.value : '';
  return choosesFiles(control) && control.value ? 'on' : control.value;
}

/** What was typed into a form, by field; of several answers ticked under one name a line each. */
export function draftOf(form: HTMLFormElement): Draft {
  const draft = new Map<string, string>();
  for (const control of controlsOf(form)) {
    const lines = [draft.get(control.name), typedInto(control)].filter(Boolean);
    draft.set(control.name, lines.join('\n'));
  }
  return Object.fromEntries(draft);
}

/** Fills in what was typed before, in fields that are still empty; whether it had files, which no page may choose. */
export function fillEmpty(form: HTMLFormElement, typed: Draft): boolean {
  const now = draftOf(form);
  const empty = controlsOf(form).filter(({ name }) => typed[name] && now[name] === '');
  for (const control of empty) {
    const before = typed[control.name] ?? '';
    if (!isChoice(control)) {
      if (!choosesFiles(control)) fillField(control, before);
    } else if (before.split('\n').includes(control.value)) control.click();
  }
  return empty.some(choosesFiles);
}
