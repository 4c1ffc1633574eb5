import type { CustomerTextField } from '../contracts/customer.ts';
import { hasNeeds, needsOfForm } from '../rules/needs.ts';
import type { JourneyAction } from './journey-action.ts';
import { customerTextFields, optIns } from './journey-state.ts';

/** The fields of the plain form as journey actions. */
export function typedInPlain(form: FormData): JourneyAction[] {
  const text = (field: CustomerTextField): JourneyAction => {
    const value = form.get(field);
    return { type: 'customer typed', field, value: typeof value === 'string' ? value : '' };
  };
  return [
    ...customerTextFields.map(text),
    { type: 'needs chosen', needs: needsOfForm(form) },
    { type: 'notification chosen', notifyBy: form.get('notifyBy') === 'sms' ? 'sms' : 'email' },
    ...optIns.map((field): JourneyAction => ({ type: 'opt-in ticked', field, ticked: form.has(field) })),
  ];
}

/** Whether anything was typed or ticked. */
function hasInput(action: JourneyAction): boolean {
  if (action.type === 'customer typed') return action.value !== '';
  if (action.type === 'opt-in ticked') return action.ticked;
  if (action.type === 'notification chosen') return action.notifyBy === 'sms';
  return action.type === 'needs chosen' && hasNeeds(action.needs);
}

let saved: JourneyAction[] = [];

/** Saves what was typed into a plain form before the card replaces it. */
export function saveTyped(form: HTMLFormElement | null): void {
  saved = form ? typedInPlain(new FormData(form)).filter(hasInput) : [];
}

/** Returns what was saved, once. */
export const takeTyped = (): JourneyAction[] => saved.splice(0);
