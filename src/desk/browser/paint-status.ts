import { buttonClass } from '../../ui/button-class.ts';
import { type StatusStep, stepLabel, stepText } from '../contracts/party-steps.ts';
import { STEPS_AFTER, statusBefore } from '../rules/party-status.ts';

/** Two lines in the height of one, so that the list doesn't shift under a finger. */
const TWO_LINES = 'block -mt-2 text-xs leading-tight';

/** A copy of a status form for another step. */
function stepForm(template: HTMLFormElement, name: string, step: StatusStep): HTMLFormElement {
  const form = template.cloneNode(true) as HTMLFormElement;
  const { from, to } = step;
  form.id = form.id.replace(/[^-]+$/, to === 'undo' ? 'undo' : 'go');
  for (const input of form.querySelectorAll<HTMLInputElement>('[name=from]')) input.value = from;
  for (const button of form.querySelectorAll('button')) {
    button.value = to;
    button.textContent = stepText(step);
    button.className = buttonClass({ variant: to === 'undo' ? 'quiet' : 'basil', className: 'min-w-11' });
    button.setAttribute('aria-label', stepLabel(step, name));
  }
  return form;
}

/** Shows a party as it will be once a status form has been sent, with what can be done next. Other forms change nothing. */
export function paintStatus(body: string, words: string): void {
  const fields: Partial<StatusStep> & { bookingId?: string } = Object.fromEntries(new URLSearchParams(body));
  const { bookingId = '', from, to } = fields;
  const row = document.getElementById(bookingId);
  const steps = row?.querySelector<HTMLElement>('[data-steps]');
  const template = steps?.querySelector<HTMLFormElement>('form:last-child');
  if (!row || !steps || !template || !from || !to) return;
  const status = to === 'undo' ? statusBefore(from) : to;
  const label = row.querySelector('[data-status]');
  if (label) {
    label.textContent = words;
    label.className = TWO_LINES;
  }
  const [next] = STEPS_AFTER[status];
  const shown: StatusStep[] = [];
  if (status !== 'booked') shown.push({ from: status, to: 'undo' });
  if (next) shown.push({ from: status, to: next });
  const hadFocus = steps.contains(document.activeElement);
  steps.replaceChildren(...shown.map((step) => stepForm(template, row.dataset.name ?? '', step)));
  if (hadFocus) steps.querySelector<HTMLButtonElement>('form:last-child button')?.focus();
}
