/**
 * What a sent form was answered, kept with the page's entry in the browser's history: a reload and the way back show the
 * thanks again, and the form is empty where its page is opened anew.
 */
type Kept = { sentForm?: { formType: string; sent: unknown } };

const entryState = (): Kept => (window.history.state ?? {}) as Kept;

export function keepSent(formType: string, sent: unknown): void {
  window.history.replaceState({ ...entryState(), sentForm: { formType, sent } } satisfies Kept, '');
}

/** What this form of the present entry was answered; null where it was not sent there. */
export function keptSent<Sent>(formType: string): Sent | null {
  const { sentForm } = entryState();
  return sentForm?.formType === formType ? (sentForm.sent as Sent) : null;
}

export function dropSent(): void {
  const { sentForm: _, ...state } = entryState();
  window.history.replaceState(state, '');
}
