import type { z } from 'zod';
import { pastedLine } from '../../values/pasted/pasted.ts';
import type { groupBookingBody } from '../contracts/group-booking.ts';
import type { ContactContent } from '../contracts/reasons.ts';

const text = (form: FormData, name: string) => String(form.get(name) ?? '');

/** A group form's request. The endpoint reports missing fields. */
export function groupBodyOf(form: FormData, restaurants: ContactContent['restaurants']) {
  const storeId = text(form, 'storeId');
  const covers = pastedLine(text(form, 'covers'));
  const optional = (name: string) => text(form, name) || undefined;
  return {
    storeId,
    venue: restaurants.find((restaurant) => restaurant.storeId === storeId)?.title ?? '',
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

/** The errors by form field: an error in the venue belongs to the choice of restaurant. */
export const inGroupFields = ({ venue, ...fields }: Record<string, string>): Record<string, string> => ({
  ...fields,
  ...(venue && { storeId: venue }),
});
