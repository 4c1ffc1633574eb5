import { isChosenFile } from '../../forms/chosen-file.ts';
import type { FormEvents } from '../../forms/form-events.ts';
import { problemOfSizes } from '../contracts/files.ts';

/** What is said once it is sent, and the address that an e-mail says it to. */
export type ContactSent = { reference: string; words: string; email: string };

export const leadEvents = (form: 'contact' | 'group-booking'): FormEvents => ({
  taken: { event: 'generate_lead', form },
  refused: { event: 'lead_failed', form },
});

/**
 * Files that are too large or too many stay here: an empty one goes in their place, so that the message is not taken, and
 * what else is wrong is told with them.
 */
export function takeOutFiles(form: FormData): Record<string, string> {
  const problem = problemOfSizes(form.getAll('uploadedFiles').filter(isChosenFile));
  if (!problem) return {};
  form.set('uploadedFiles', new File([], 'not sent'));
  return { uploadedFiles: problem };
}
