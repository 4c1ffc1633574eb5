import * as errorCodes from '../../../values/error-codes.ts';
import type { CardGuarantee, CreateRequest } from '../../contracts/booking.ts';
import { guaranteeFor } from '../../rules/card-terms.ts';
import { EXTRA_GONE } from '../../rules/create-refusals.ts';
import type { Refusal } from '../../rules/eligibility.ts';
import type { EligibleParty } from '../../rules/eligibility-checker.ts';
import { needsCardGuarantee } from '../../rules/occasions.ts';
import { serviceTimes } from '../../rules/times/service-times.ts';
import { chooseUpsells } from '../../rules/upsells.ts';
import type { ChosenUpsell } from '../../tables.server.ts';

type TermsAndExtras = { ok: true; terms: CardGuarantee | null; upsells: ChosenUpsell[] };

/** The card guarantee the rules require, and the extras at today's prices. */
export function termsAndExtras(
  { restaurantWithMenus: { restaurant }, occasion, covers }: EligibleParty,
  { date, time, occasionId, upsellIds }: CreateRequest,
  nowMs: number,
): TermsAndExtras | Refusal {
  const needsCard = needsCardGuarantee(occasion, covers, date);
  if (!needsCard && upsellIds.length === 0) return { ok: true, terms: null, upsells: [] };
  const open = serviceTimes(restaurant, date, covers, nowMs);
  const startsAt = open.find((slot) => slot.time === time)?.startsAt;
  if (startsAt === undefined) return { ok: false, code: errorCodes.noFreeSlot };
  const upsells = chooseUpsells(restaurant.booking, upsellIds, { occasionId, date, startsAt, nowMs });
  if (!upsells) return { ok: false, ...EXTRA_GONE };
  return { ok: true, upsells, terms: guaranteeFor(restaurant, { occasion, covers, date, startsAt, nowMs }) };
}
