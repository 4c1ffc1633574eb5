import type { Needs } from '../../../booking/contracts/needs.ts';
import { hasNeeds, needsText } from '../../../booking/rules/needs.ts';
import { formatDayMonthYear, formatShortDay, formatTime } from '../../../values/time/wall-time.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import { countVisits, findGuest } from '../../engine/parties/find-guest.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { visitText } from '../../rules/visit-text.ts';

type Typed = { given: Record<string, string>; needs: Needs };

/** Fills the form in for a guest who is known by number; one of another name is only named, so that the host can ask. */
export async function proposeGuest(
  { db, clock }: Pick<DeskDeps, 'db' | 'clock'>,
  { storeId, phone, given, needs }: Typed & { storeId: string; phone: string },
) {
  const now = clock().epochMilliseconds;
  const found = await findGuest(db, { storeId, phone, name: given.name ?? '', now });
  const typed = { given: { ...given, lookedUp: given.phone ?? '' }, needs };
  if (!found) return { ...typed, guest: null };
  const { known, last, next } = found;
  const name = `${known.firstName} ${known.lastName}`.trim();
  if (found.isOther) return { ...typed, guest: { isOther: true as const, name } };
  const visits = last && (await countVisits(db, { storeId, date: last.date, today: serviceDateAt(now) }));
  return {
    given: { ...typed.given, name: given.name || name, email: given.email || known.email },
    needs: hasNeeds(needs) ? needs : (known.needs ?? needs),
    guest: {
      isOther: false as const,
      name,
      visit: last && `${visitText((visits?.get(last.id) ?? 1) + 1)}, last on ${formatDayMonthYear(last.date)}.`,
      next: next && `Also booked: ${formatShortDay(next.date)}, ${formatTime(next.time)}.`,
      needs: known.needs && needsText(known.needs),
      note: known.note,
    },
  };
}

/** Null where nobody has the number; undefined until somebody looks. */
export type ProposedGuest = Awaited<ReturnType<typeof proposeGuest>>['guest'] | undefined;
