import type { z } from 'zod';
import { pastedLine } from '../../values/pasted/pasted.ts';
import type { groupBookingBody } from '../contracts/group-booking.ts';
import type { ContactContent } from '../contracts/reasons.ts';

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** The request of a group form. What is missing is left to the endpoint to ask for. */
export function groupBodyOf(form: FormData, restaurants: ContactContent['restaurants']) {
  const storeId = text(form, 'storeId');
  const covers = pastedLine(text(form, 'covers'));
  const optional = (name: string) => text(form, name) || undefined;
  return {
    storeId,
    venue: restaurants.find((one) => one.storeId === storeId)?.title ?? '',
    bookingType: text(form, 'bookingType'),
    covers: (covers === '' ? null : Number(covers)) as number,
    date: text(form, 'date'),
    time: text(form, 'time'),
    until: text(form, 'until'),
    email: text(form, 'email'),
    firstName: text(form, 'firstName'),
    lastName: text(form, 'lastName'),
    telephoneNumber: text(form, 'telephoneNumber'),
    specialRequest: text(form, 'specialRequest'),
    shouldReceivePromotions: form.has('shouldReceivePromotions'),
    shouldReceiveSms: form.has('shouldReceiveSms'),
    captchaToken: optional('captchaToken'),
    idempotencyKey: optional('idempotencyKey'),
  } satisfies z.input<typeof groupBookingBody>;
}

/** The problems of a group's enquiry by the form's fields: the venue is what is wrong with the choice of a restaurant. */
export const inGroupFields = ({ venue, ...fields }: Record<string, string>): Record<string, string> => ({
  ...fields,
  ...(venue && { storeId: venue }),
});
