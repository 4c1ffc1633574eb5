import { isChosenFile } from '../../forms/chosen-file.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import { problemOfSizes } from '../contracts/files.ts';

/** What the thanks say, and the address of the acknowledgement. */
export type ContactSent = { reference: string; words: string; email: string };

export const leadEvents = (form: 'contact' | 'group-booking'): FormEvents => ({
  taken: { event: 'generate_lead', form },
  refused: { event: 'lead_failed', form },
});

/**
 * Replaces files that are too large or too many by an empty one: the message is refused, and all other errors are
 * reported at once.
 */
export function takeOutFiles(form: FormData): Record<string, string> {
  const problem = problemOfSizes(form.getAll('uploadedFiles').filter(isChosenFile));
  if (!problem) return {};
  form.set('uploadedFiles', new File([], 'not sent'));
  return { uploadedFiles: problem };
}
