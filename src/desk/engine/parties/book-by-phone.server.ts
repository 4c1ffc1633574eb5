import type { z } from 'zod';
import type { Needs } from '../../../booking/contracts/needs.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { type SeatOutcome, seatParty } from '../../../booking/engine/desk/seat-party.server.ts';
import { hasNeeds, needsFor } from '../../../booking/rules/needs.ts';
import type { SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { turnMinutes } from '../../../booking/rules/times/service-times.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { phoneForm } from '../../contracts/party-forms.ts';
import { startsOn } from '../../rules/staff-choices.ts';
import type { DeskTables } from '../../tables.server.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logAct } from '../log-act.server.ts';

type PhoneBooking = z.output<typeof phoneForm> & {
  storeId: string;
  needs: Needs;
  mayBreak: readonly SoftRule[];
  by: Actor;
};

/** 'Ann Baker' as first and last name; a single word is the last name. */
function namesOf(name: string) {
  const words = name.split(' ');
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '' };
}

/** Books a table by phone, under the rules of online booking except those broken on purpose. */
export async function bookByPhone(
  deps: Pick<DeskDeps, 'booking' | 'clock'>,
  { storeId, mayBreak, by, ...form }: PhoneBooking,
): Promise<SeatOutcome> {
  const { key, date, adults: adultCovers, at, reason } = form;
  const restaurant = deps.booking.restaurants().get(storeId)?.restaurant;
  const startsAt = restaurant && startsOn({ restaurant }, date).find(({ time }) => time === at.time)?.startsAt;
  if (!restaurant || startsAt === undefined) return { ok: false, reason: 'unknown' };
  const needs = needsFor({ adultCovers, childCovers: 0 }, form.needs);
  return onDay(deps.booking, { storeId, date }, async (open) => {
    const outcome = await seatParty(open, {
      id: key,
      source: 'phone',
      startsAt,
      endsAt: startsAt + turnMinutes(restaurant.booking, adultCovers) * MINUTE_MS,
      adultCovers,
      childCovers: 0,
      tableIds: null,
      customer: {
        ...namesOf(form.name),
        email: form.email,
        phoneNumber: form.phone,
        specialRequest: form.request,
        shouldReceiveSms: form.texts === 'yes',
      },
      needs: hasNeeds(needs) ? needs : null,
      mayBreak: at.breaks.filter((rule) => mayBreak.includes(rule)),
    });
    if (!outcome.ok || outcome.isRepeat) return outcome;
    await logAct(open.tx.withTables<DeskTables>(), {
      at: deps.clock(),
      by,
      act: 'booked',
      storeId,
      subject: key,
      after: { covers: adultCovers, date, time: at.time, ...(reason && { breaks: at.breaks, reason }) },
    });
    return outcome;
  });
}
