/**
 * The address chosen in a plain form that asked about a slip; null when nothing was asked, or another address was typed
 * since.
 */
export function chosenEmail(form: FormData): string | null {
  const asked = form.get('askedEmail');
  return asked && asked === form.get('email') ? String(form.get('emailChoice') ?? asked) : null;
}
