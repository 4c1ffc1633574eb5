import { createHash } from 'node:crypto';
import type { BookingRow } from '../../tables.server.ts';
import { needsLines } from '../needs.ts';

type Details = Pick<BookingRow, 'first_name' | 'last_name' | 'email' | 'phone_number' | 'special_request' | 'needs'>;

/** Identifies the current details, so that a form filled in from older ones doesn't overwrite them. */
export function detailsVersion(booking: Details): string {
  const { first_name, last_name, email, phone_number, special_request, needs } = booking;
  const text = JSON.stringify([first_name, last_name, email, phone_number, special_request, needsLines(needs)]);
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
