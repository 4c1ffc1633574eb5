import type { z } from 'zod';
import type { Needs } from '../../../booking/contracts/needs.ts';
import { type CallOutcome, holdForCaller } from '../../../booking/engine/desk/hold-for-caller.server.ts';
import { onDay } from '../../../booking/engine/desk/on-day.server.ts';
import { type SeatOutcome, seatParty } from '../../../booking/engine/desk/seat-party.server.ts';
import { hasNeeds, needsFor } from '../../../booking/rules/needs.ts';
import { needsCardGuarantee } from '../../../booking/rules/occasions.ts';
import type { SoftRule } from '../../../booking/rules/seating/staff-seating.ts';
import { turnMinutes } from '../../../booking/rules/times/service-times.ts';
import type { Occasion } from '../../../restaurants/contract.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import type { phoneForm } from '../../contracts/party-forms.ts';
import { startsOn } from '../../rules/staff-choices.ts';
import type { DeskDeps } from '../desk-deps.ts';
import { type Actor, logOnDay } from '../log-act.server.ts';
import { namesOf } from './guest-name.ts';

type PhoneBooking = z.output<typeof phoneForm> & {
  storeId: string;
  /** Undefined where the day has none. */
  occasion: Occasion | undefined;
  needs: Needs;
  mayBreak: readonly SoftRule[];
  by: Actor;
};

const customerOf = ({ name, email, phone, request, texts }: PhoneBooking) => ({
  ...namesOf(name),
  email,
  phoneNumber: phone,
  specialRequest: request,
  shouldReceiveSms: texts === 'yes',
});

/**
 * Books a table by phone, under the rules of online booking except those broken on purpose; or holds it while the caller
 * adds the card that it needs.
 */
export async function bookByPhone(
  { booking }: Pick<DeskDeps, 'booking'>,
  form: PhoneBooking,
): Promise<SeatOutcome | CallOutcome> {
  const { storeId, by, key, date, adults: adultCovers, at, card, occasion } = form;
  const restaurant = booking.restaurants().get(storeId)?.restaurant;
  const startsAt = restaurant && startsOn({ restaurant }, date).find(({ time }) => time === at.time)?.startsAt;
  if (!restaurant || startsAt === undefined) return { ok: false, reason: 'unknown' };
  const cardFor = occasion && needsCardGuarantee(occasion, adultCovers, date) ? occasion : null;
  const isHeld = cardFor !== null && card === 'link';
  const breaks = [...at.breaks, ...(cardFor && !isHeld ? ['card'] : [])];
  const reason = form.reason || (isHeld ? '' : card);
  const wanted = needsFor({ adultCovers, childCovers: 0 }, form.needs);
  const needs = hasNeeds(wanted) ? wanted : null;
  const party = { adultCovers, childCovers: 0, customer: customerOf(form) };
  return onDay(booking, { storeId, date }, async (open) => {
    const outcome =
      cardFor && isHeld
        ? await holdForCaller(open, {
            id: key,
            occasion: cardFor,
            request: {
              ...party,
              idempotencyKey: key,
              occasionId: cardFor.id,
              areaId: null,
              date,
              time: at.time,
              upsellIds: [],
              customer: { ...party.customer, shouldReceivePromotions: false },
              ...(needs && { needs }),
            },
          })
        : await seatParty(open, {
            ...party,
            id: key,
            source: 'phone',
            startsAt,
            endsAt: startsAt + turnMinutes(restaurant.booking, adultCovers) * MINUTE_MS,
            tableIds: null,
            occasionId: occasion?.id,
            needs,
            mayBreak: at.breaks.filter((rule) => form.mayBreak.includes(rule)),
          });
    if (!outcome.ok || outcome.isRepeat) return outcome;
    await logOnDay(open, {
      by,
      act: isHeld ? 'held-for-card' : 'booked',
      subject: key,
      after: { covers: adultCovers, date, time: at.time, ...(breaks.length > 0 && { breaks, reason }) },
    });
    return outcome;
  });
}
