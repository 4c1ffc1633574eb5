import type { Draft } from './drafts.ts';
import { type Control, fillField } from './fill-field.ts';

const FIELD = /^(INPUT|SELECT|TEXTAREA)$/;
const NOT_KEPT = ['hidden', 'submit', 'button'];
export const isChoice = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';
const choosesFiles = (control: Control) => control.type === 'file';

/** The fields a person fills in, in order, including disabled ones. */
export const controlsOf = (form: HTMLFormElement): Control[] =>
  ([...form.elements] as Control[]).filter(
    ({ nodeName, name, type }) => FIELD.test(nodeName) && name !== '' && !NOT_KEPT.includes(type),
  );

/** The value of a ticked box or choice; 'on' for chosen files. */
function controlValue(control: Control): string {
  if (isChoice(control)) return control.checked ? control.value : '';
  return choosesFiles(control) && control.value ? 'on' : control.value;
}

/** A form's values, by field; ticks of the same name on a line each. */
export function draftOf(form: HTMLFormElement): Draft {
  const draft = new Map<string, string>();
  for (const control of controlsOf(form)) {
    const lines = [draft.get(control.name), controlValue(control)].filter(Boolean);
    draft.set(control.name, lines.join('\n'));
  }
  return Object.fromEntries(draft);
}

/** Fills in empty fields from a draft. Returns whether it had files, which scripts can't choose. */
export function fillEmpty(form: HTMLFormElement, values: Draft): boolean {
  const now = draftOf(form);
  const empty = controlsOf(form).filter(({ name }) => values[name] && now[name] === '');
  for (const control of empty) {
    const before = values[control.name] ?? '';
    if (!isChoice(control)) {
      if (!choosesFiles(control)) fillField(control, before);
    } else if (before.split('\n').includes(control.value)) control.click();
  }
  return empty.some(choosesFiles);
}
