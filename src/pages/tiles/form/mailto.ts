import type { FormType, ReadyForm } from './form.kind.ts';

const subjects: Record<FormType, string> = {
  contact: 'A message',
  'group-booking': 'A group booking',
  'sign-up': 'The mailing list',
};

/** A mailto address with subject and the lines to fill in, for the diner's own mail client. */
export function mailtoUrl({ email, formType, askFor }: Pick<ReadyForm, 'email' | 'formType' | 'askFor'>): string {
  const body = askFor.map((line) => `${line}: `).join('\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subjects[formType])}&body=${encodeURIComponent(body)}`;
}
