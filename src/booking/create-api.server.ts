import { createArea } from '../platform/api.ts';
import type { SenderCheck } from '../platform/captcha/sender-check.server.ts';
import type { Refusal } from './admission.ts';
import { guaranteeFor } from './card-terms.ts';
import type { CreateRequest } from './contract.ts';
import { type BookingCommand, book } from './desk/booking-desk.server.ts';
import { type DeskDeps, nowOf } from './desk/desk-deps.ts';
import { earlierOutcome } from './desk/idempotency.server.ts';
import type { AdmittedParty, Doorkeeper } from './doorkeeper.ts';

import { needsCardGuarantee } from './occasions.ts';
import { holdIdOf } from './reference.ts';
import { EXTRA_GONE, KEY_REUSED } from './refusals.ts';
import { refuse } from './refuse.server.ts';
import { createBookingRoute } from './routes.server.ts';
import { refusedSender } from './sender.server.ts';
import { serviceTimes } from './service-times.ts';
import { chooseUpsells } from './upsells.ts';

type Asking = { storeId: string; request: CreateRequest; sessionId: string };

/** The booking as the desk takes it: extras at today's prices, and the card where one must stand good for the table. */
function commandOf(
  { house, occasion, covers }: AdmittedParty,
  { storeId, request, sessionId }: Asking,
  nowMs: number,
): { ok: true; command: BookingCommand } | Refusal {
  const { date, time, occasionId, upsellIds, braintreeCustomerId, holdToken } = request;
  const holdId = holdToken === undefined ? null : holdIdOf(holdToken);
  const plain = { storeId, house, occasion, request, upsells: [], guarantee: null, holdId };
  const needsCard = needsCardGuarantee(occasion, covers, date);
  if (!needsCard && upsellIds.length === 0) return { ok: true, command: plain };
  const startsAt = serviceTimes(house.place, date, covers, nowMs).find((one) => one.time === time)?.startsAt;
  if (startsAt === undefined) return { ok: false, code: 4 };
  const upsells = chooseUpsells(house.place.booking, upsellIds, { occasionId, date, startsAt, nowMs });
  if (!upsells) return { ok: false, ...EXTRA_GONE };
  const terms = guaranteeFor(house.place, { occasion, covers, date, startsAt, nowMs });
  if (terms && !braintreeCustomerId) return { ok: false, code: 5 };
  const guarantee = terms && braintreeCustomerId ? { terms, customerId: braintreeCustomerId, sessionId } : null;
  return { ok: true, command: { ...plain, upsells, guarantee } };
}

/** Books a table. */
export function createApi(door: Doorkeeper, desk: DeskDeps, senderCheck: SenderCheck) {
  return createArea().openapi(createBookingRoute, async (c) => {
    const { storeId } = c.req.valid('param');
    const request = c.req.valid('json');
    const party = { occasionId: request.occasionId, adults: request.adultCovers, children: request.childCovers };
    const admitted = door.admitParty(storeId, party, [request.date]);
    const asking = { storeId, request, sessionId: c.get('sessionId') ?? '' };
    const asked = admitted.ok ? commandOf(admitted, asking, nowOf(desk)) : admitted;
    const sender = { storeId, request, unasked: 'all' } as const;
    const refused = asked.ok && (await refusedSender(c, { db: desk.db, senderCheck }, sender));
    if (refused) return refused;
    // A key that was answered before is answered the same, though the same would be refused by now.
    const outcome = asked.ok ? await book(desk, asked.command) : await earlierOutcome(desk.db, storeId, request);
    if (outcome?.ok) return c.json(outcome.answer, 200);
    if (outcome?.reason === 'key-reused') return c.json(KEY_REUSED, 409);
    if (outcome?.reason === 'card-refused') return refuse(c, { code: 5 });
    return refuse(c, asked.ok ? { code: 4 } : asked);
  });
}
