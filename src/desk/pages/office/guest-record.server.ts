import { needsText } from '../../../booking/rules/needs.ts';
import { formatDate, formatTime } from '../../../values/time/wall-time.ts';
import { statusNames } from '../../contracts/party-steps.ts';
import type { DeskDeps, DeskRestaurant } from '../../engine/desk-deps.ts';
import { readNotes } from '../../engine/office/guest-notes.server.ts';
import { findVisits, type GuestVisit } from '../../engine/office/guests.server.ts';
import { type GuestContact, guestContact } from '../../rules/office/guest-contact.ts';

const statusTexts: Record<GuestVisit['status'], string> = {
  ...statusNames,
  cancelled: 'Cancelled',
  received: 'Requested',
};

type Wanted = { contact: GuestContact; restaurants: readonly DeskRestaurant[] };

/** A guest's visits and notes at the viewer's restaurants. */
export async function guestRecord(deps: DeskDeps, { contact, restaurants }: Wanted) {
  const now = deps.clock();
  const storeIds = restaurants.map(({ storeId }) => storeId);
  const byId = new Map(restaurants.map((restaurant) => [restaurant.storeId, restaurant]));
  const visits = await findVisits(deps.db, { contact, storeIds });
  const notes = await readNotes(deps.db, { contact, storeIds, now });
  const unique = (texts: string[]) => [...new Set(texts.filter(Boolean))];
  const emails = unique(visits.map(({ email }) => email.toLowerCase()));
  const shown = visits.map((visit) => ({
    ...visit,
    isToCome: visit.startsAt.getTime() > now.epochMilliseconds && visit.status !== 'cancelled',
    when: `${formatDate(visit.date)}, ${formatTime(visit.time)}`,
    where: byId.get(visit.storeId)?.title ?? '',
    path: `/${byId.get(visit.storeId)?.slug}/${visit.status === 'received' ? 'enquiries' : 'parties'}/${visit.id}`,
    status: statusTexts[visit.status],
    needs: visit.needs && needsText(visit.needs),
  }));
  // The same number may be typed differently: keep the newest spelling.
  const phones = new Map(visits.toReversed().map(({ phone }) => [guestContact(phone)?.value ?? phone, phone]));
  return {
    /** Whose data can be exported or erased; null if several people share the number. */
    email: contact.kind === 'email' ? contact.value : emails.length === 1 ? (emails[0] as string) : null,
    names: unique(visits.map(({ name }) => name)),
    emails,
    phones: unique([...phones.values()]),
    toCome: shown.filter(({ isToCome }) => isToCome).toReversed(),
    past: shown.filter(({ isToCome }) => !isToCome),
    notes: notes.map((note) => ({
      ...note,
      where: byId.get(note.storeId)?.title ?? '',
      until: formatDate(note.expiresOn),
    })),
  };
}
export type GuestRecord = Awaited<ReturnType<typeof guestRecord>>;
