export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Gives a field a value as if it were typed or chosen, so that what depends on it follows. */
export function fillField(control: Control, value: string): void {
  // React overrides the element's own property, to tell a value that is typed from one that it set.
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
