import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { identityOfForm } from '../../forms/hash-of-form.ts';
import {
  apiError,
  createArea,
  errorResponse,
  json,
  keyReused,
  ownError,
  tooManyMessages,
  tooManyRequests,
} from '../../platform/api/api.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import { KeyedMutex } from '../../platform/keyed-mutex.ts';
import * as errorCodes from '../../values/error-codes.ts';
import { BAD_REQUEST, CONFLICT, GONE, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import { type VoucherClaimRequest, voucherClaimAnswer, voucherClaimBody } from '../contracts/offer-answers.ts';
import { claimVoucher, earlierClaim, VOUCHER_SENDINGS, type VoucherOutcome } from '../engine/claim-voucher.server.ts';
import type { OfferDeps } from '../engine/offer-deps.ts';
import { stateWords, voucherEndedWords } from '../rules/offer-words.ts';
import { OFFER_MISSING, offerTags } from './shown-offers.server.ts';

export type ClaimApiDeps = Omit<OfferDeps, 'mutex'> & {
  senderCheck: SenderCheck;
  /** Called when a voucher has been issued. */
  onClaim: () => void;
};

const routes = {
  claim: createRoute({
    method: 'post',
    path: '/getcode',
    tags: offerTags,
    summary: 'Sends a voucher by e-mail: the one an address has already, or a new one',
    request: { body: { required: true, ...json(voucherClaimBody) } },
    responses: {
      200: { description: 'On its way', ...json(voucherClaimAnswer) },
      [BAD_REQUEST]: errorResponse('The claim is invalid; `fields` says where'),
      [NOT_FOUND]: errorResponse('Unknown offer: code 7'),
      [CONFLICT]: errorResponse('The idempotency key was used for another claim'),
      [GONE]: errorResponse('The offer has not started, has ended or is all gone; or this address’s voucher has ended'),
      [TOO_MANY_REQUESTS]: errorResponse('Sent often enough today, or too many messages to one address'),
    },
  }),
};
export type ClaimRoutes = typeof routes;

const KEY_REUSED = 'You’ve changed the address since you first sent this. Please send it again.';
const SENT_ENOUGH =
  'We’ve already resent this voucher three times today. Check your spam folder, or try again tomorrow.';
const identityOf = ({ idempotencyKey, offerId, emailAddress }: VoucherClaimRequest, now: number) =>
  identityOfForm(['voucher', offerId, emailAddress.toLowerCase()], idempotencyKey, now);

function refusalResponse(c: Context, outcome: Extract<VoucherOutcome, { ok: false }>) {
  switch (outcome.reason) {
    case 'too-many-messages':
      return tooManyMessages(c, outcome.seconds);
    case 'voucher-ended':
      return ownError(c, GONE, voucherEndedWords(outcome.endedOn));
    case 'sent-enough':
      return tooManyRequests(c, VOUCHER_SENDINGS, VOUCHER_SENDINGS.seconds, SENT_ENOUGH);
    case 'key-reused':
      return keyReused(c, KEY_REUSED);
    default:
      return ownError(c, GONE, stateWords[outcome.reason]);
  }
}

export function claimApi(apiDeps: ClaimApiDeps) {
  const deps = { ...apiDeps, mutex: new KeyedMutex() };
  return createArea().openapi(routes.claim, async (c) => {
    const request = c.req.valid('json');
    const offer = deps.knowledge().offers.find(({ slug, listed }) => listed && slug === request.offerId);
    if (!offer) return apiError(c, errorCodes.offerNotFound, OFFER_MISSING);
    const identity = identityOf(request, deps.clock().epochMilliseconds);
    const earlier = await earlierClaim(deps.db, identity);
    const refusal = earlier ? null : await deps.senderCheck(c, request.captchaToken || undefined);
    if (refusal) return refusal;
    const restaurant = deps.knowledge().restaurants.find(({ slug }) => slug === request.restaurant)?.slug;
    const claim = { offer, email: request.emailAddress, restaurant, ...identity };
    const outcome = earlier ?? (await claimVoucher(deps, claim));
    if (!outcome.ok) return refusalResponse(c, outcome);
    deps.onClaim();
    return c.json({ success: true as const }, 200);
  });
}
