import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import encodeQR from 'qr';
import { identityOfForm } from '../../forms/hash-of-form.ts';
import {
  createArea,
  errorResponse,
  json,
  keyReused,
  notFound,
  ownError,
  tooManyMessages,
} from '../../platform/api/api.ts';
import type { Endpoints } from '../../platform/api/endpoints.ts';
import type { SenderCheck } from '../../platform/captcha/sender-check.server.ts';
import { BAD_REQUEST, CONFLICT, GONE, NOT_FOUND, TOO_MANY_REQUESTS } from '../../values/http-status.ts';
import {
  type ReferralClaimRequest,
  referralClaimAnswer,
  referralClaimBody,
  referralLinkAnswer,
  referralLinkBody,
} from '../contracts/referral.ts';
import { claimReferral, earlierReferral, type ReferralOutcome } from '../engine/claim-referral.server.ts';
import { correctedKeys, correctionToken, MOST_CORRECTIONS } from '../engine/correction.server.ts';
import type { ReferralDeps } from '../engine/referral-deps.ts';
import { referrerCode } from '../engine/referrer-code.server.ts';
import { referralUrl } from '../rules/referral-url.ts';

export const REFERRAL_PATH = '/referral';

export type ReferralApiDeps = ReferralDeps & { senderCheck: SenderCheck; publicUrl: string; tokenSecret: string };

const tags = ['Referral'];
const routes = {
  link: createRoute({
    method: 'post',
    path: '/link',
    tags,
    summary: 'The personal link by which somebody refers friends',
    request: { body: { required: true, ...json(referralLinkBody) } },
    responses: {
      200: { description: 'The link, the same each time', ...json(referralLinkAnswer) },
      [BAD_REQUEST]: errorResponse('The address or the captcha is wrong'),
      [TOO_MANY_REQUESTS]: errorResponse('Too many forms from one caller; `retry-after` says how long to wait'),
    },
  }),
  claim: createRoute({
    method: 'post',
    path: '/claim',
    tags,
    summary: 'Sends a friend their voucher by e-mail, or by e-mail why there is none',
    request: { body: { required: true, ...json(referralClaimBody) } },
    responses: {
      200: { description: 'An e-mail is on its way; the same whatever it says', ...json(referralClaimAnswer) },
      [BAD_REQUEST]: errorResponse('The claim is invalid; `fields` says where'),
      [NOT_FOUND]: errorResponse('Unknown link'),
      [CONFLICT]: errorResponse('The idempotency key was used for another claim'),
      [GONE]: errorResponse('No vouchers for friends at present'),
      [TOO_MANY_REQUESTS]: errorResponse('Too many messages to one address, or corrections of one claim'),
    },
  }),
};
export type ReferralEndpoints = Endpoints<typeof REFERRAL_PATH, typeof routes>;

const NO_SUCH_LINK = 'This link doesn’t work. Open it again from your friend’s message.';
const NO_OFFER = {
  title: 'Not at present',
  message: 'Sorry, we’ve no vouchers for friends just now. Please try again in a few weeks.',
};
const KEY_REUSED = 'You’ve changed the address since you first sent this. Please send it again.';
const CORRECTED_ENOUGH = {
  title: 'Corrected too often',
  message: `That’s ${MOST_CORRECTIONS} corrections, the most we can make online. Write to us and we’ll sort it out.`,
};
const identityOf = ({ idempotencyKey, from, emailAddress }: ReferralClaimRequest, now: number) =>
  identityOfForm(['referral', from, emailAddress.toLowerCase()], idempotencyKey, now);

/** Reveals nothing about the address: only its owner may know whether it was referred before or has eaten with us. */
function responseOf(c: Context, outcome: ReferralOutcome, correction: string) {
  const success = { success: true as const, correction };
  if (outcome.ok) return c.json(success, 200);
  switch (outcome.reason) {
    case 'no-such-link':
      return notFound(c, NO_SUCH_LINK);
    case 'no-offer':
      return ownError(c, GONE, NO_OFFER);
    case 'key-reused':
      return keyReused(c, KEY_REUSED);
    case 'too-many-messages':
      return tooManyMessages(c, outcome.seconds);
    default:
      return c.json(success, 200);
  }
}

/** A QR code with its quiet zone: an SVG path of unit squares, and the side length. */
function qrPath(text: string): { size: number; path: string } {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size: rows.length, path: squares.join('') };
}

export function referralApi(deps: ReferralApiDeps) {
  return createArea()
    .openapi(routes.link, async (c) => {
      const { emailAddress, captchaToken } = c.req.valid('json');
      const refusal = await deps.senderCheck(c, captchaToken || undefined);
      if (refusal) return refusal;
      const url = referralUrl(deps.publicUrl, await referrerCode(deps, emailAddress));
      return c.json({ url, qr: qrPath(url) }, 200);
    })
    .openapi(routes.claim, async (c) => {
      const request = c.req.valid('json');
      const corrects = correctedKeys(deps.tokenSecret, request.corrects);
      if (corrects.length > MOST_CORRECTIONS) return ownError(c, TOO_MANY_REQUESTS, CORRECTED_ENOUGH);
      const identity = identityOf(request, deps.clock().epochMilliseconds);
      const earlier = await earlierReferral(deps.db, identity);
      const refusal = earlier ? null : await deps.senderCheck(c, request.captchaToken || undefined);
      if (refusal) return refusal;
      const claim = { from: request.from, email: request.emailAddress, corrects, ...identity };
      const correction = correctionToken(deps.tokenSecret, [...corrects, identity.key]);
      return responseOf(c, earlier ?? (await claimReferral(deps, claim)), correction);
    });
}
