import type { z } from 'zod';
import type { contactBody } from '../contracts/message.ts';

type MessageForm = z.input<typeof contactBody>;

/** A browser sends an empty file of no name where none was chosen. */
const isChosen = (file: FormDataEntryValue): file is File =>
  file instanceof File && (file.size > 0 || file.name !== '');

/** The request of a contact form. What is missing is left to the endpoint to ask for. */
export function messageFormOf(form: FormData): MessageForm {
  const text = (name: keyof MessageForm) => String(form.get(name) ?? '');
  return {
    enquiryType: text('enquiryType'),
    enquiryRestaurant: text('enquiryRestaurant'),
    visitDate: text('visitDate'),
    guests: text('guests'),
    message: text('message'),
    files: form.getAll('files' satisfies keyof MessageForm).filter(isChosen),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    captchaToken: text('captchaToken') || undefined,
    idempotencyKey: text('idempotencyKey'),
  };
}
