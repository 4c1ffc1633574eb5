export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Sets a field's value as if it were typed or chosen, so that dependent fields follow. */
export function fillField(control: Control, value: string): void {
  // React overrides the element's own property to tell typed values from its own.
  const prototype = Object.getPrototypeOf(control) as Control;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const name of ['input', 'change']) control.dispatchEvent(new Event(name, { bubbles: true }));
}
