import type { Context } from 'hono';
import { createArea } from '../../platform/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import type { Refusal } from '../admission.ts';
import type { DeskDeps } from '../desk/desk-deps.ts';
import type { AdmittedParty, Doorkeeper } from '../doorkeeper.ts';
import { EXTRA_GONE, KEY_REUSED } from '../refusals.ts';
import { refuse } from '../refuse.server.ts';
import { enquiryRoute, eventRoute } from '../routes.server.ts';
import { refusedSender } from '../sender.server.ts';
import { type EnquiryCommand, type EnquiryOutcome, enquire } from './enquiry-desk.server.ts';

const told = (c: Context, outcome: EnquiryOutcome) => {
  if (outcome.ok) return c.json(outcome.answer, 200);
  if (outcome.reason === 'key-reused') return c.json(KEY_REUSED, 409);
  return refuse(c, outcome.reason === 'extra-gone' ? EXTRA_GONE : { code: 4 });
};

/** Requests that hold no table: for a full time, and for events of any size. */
export function enquiriesApi(door: Doorkeeper, desk: DeskDeps, senderCheck: SenderCheck) {
  const takesEnquiries = (admitted: AdmittedParty | Refusal): AdmittedParty | Refusal =>
    admitted.ok && !admitted.occasion.takesEnquiries ? { ok: false, code: 4 } : admitted;
  const send = async (
    c: Context,
    { house, occasion }: AdmittedParty,
    rest: Pick<EnquiryCommand, 'type' | 'request'> & { storeId: string },
  ) => {
    const refused = await refusedSender(c, { db: desk.db, senderCheck }, { ...rest, unasked: 'few' });
    return refused ?? told(c, await enquire(desk, { ...rest, house, occasion } as EnquiryCommand));
  };
  return createArea()
    .openapi(enquiryRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const party = { occasionId: request.occasionId, adults: request.adultCovers, children: request.childCovers };
      const admitted = takesEnquiries(door.admitParty(storeId, party, [request.date]));
      return admitted.ok ? send(c, admitted, { storeId, type: 'enquiry', request }) : refuse(c, admitted);
    })
    .openapi(eventRoute, async (c) => {
      const { storeId } = c.req.valid('param');
      const request = c.req.valid('json');
      const admitted = takesEnquiries(door.admitEvent(storeId, request.occasionId, [request.date]));
      return admitted.ok ? send(c, admitted, { storeId, type: 'event', request }) : refuse(c, admitted);
    });
}
