/**
 * A sent form's outcome, stored in the history entry: reload and Back show the thanks again, and a new visit shows an
 * empty form.
 */
type Kept = { sentForm?: { formType: string; sent: unknown } };

const entryState = (): Kept => (window.history.state ?? {}) as Kept;

export function storeOutcome(formType: string, outcome: unknown): void {
  window.history.replaceState({ ...entryState(), sentForm: { formType, sent: outcome } } satisfies Kept, '');
}

/** The form's outcome in the current entry; null if it wasn't sent there. */
export function storedThanks<Sent>(formType: string): Sent | null {
  const { sentForm } = entryState();
  return sentForm?.formType === formType ? (sentForm.sent as Sent) : null;
}

export function dropOutcome(): void {
  const { sentForm: _, ...state } = entryState();
  window.history.replaceState(state, '');
}
