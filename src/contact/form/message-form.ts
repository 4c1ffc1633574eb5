import type { z } from 'zod';
import { isChosenFile } from '../../forms/chosen-file.ts';
import type { contactBody } from '../contracts/message.ts';

type MessageForm = z.input<typeof contactBody>;

/** A contact form's request, with files from any field. The endpoint reports missing fields. */
export function messageFormOf(form: FormData): MessageForm {
  const text = (name: keyof MessageForm) => String(form.get(name) ?? '');
  return {
    enquiryType: text('enquiryType'),
    enquiryRestaurant: text('enquiryRestaurant'),
    visitDate: text('visitDate'),
    guests: text('guests'),
    message: text('message'),
    uploadedFiles: [...form.values()].filter(isChosenFile),
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    captchaToken: text('captchaToken') || undefined,
    idempotencyKey: text('idempotencyKey'),
  } satisfies Record<keyof MessageForm, unknown>;
}
