import type { EmailPart } from '../../messages/email-content.ts';
import type { Attachment } from '../../platform/messages/mailer.server.ts';
import { giveOnOccasion, type OccasionGift } from '../engine/give-on-occasion.server.ts';
import type { OfferDeps } from '../engine/offer-deps.ts';
import { restaurantsOf } from '../rules/known-offers.ts';
import { voucherWay } from '../rules/voucher-way.ts';
import { qrAttachment } from './qr-code.server.ts';
import { voucherParts } from './voucher-email.ts';

/** A voucher in another e-mail: its parts, and the attached QR code one of them shows. */
export type OccasionVoucher = { title: string; parts: readonly EmailPart[]; attachments: Attachment[] };

type Deps = Pick<OfferDeps, 'db' | 'clock' | 'knowledge'> & { brand: string; publicUrl: string };

type VoucherRequest = Omit<OccasionGift, 'offer'> & {
  slug: string | undefined;
  /** The recipient's favourite restaurant. */
  storeId?: string;
};

/** An offer's voucher for an occasion; null if there is none. */
export async function occasionVoucher(
  deps: Deps,
  { slug, storeId, ...occasion }: VoucherRequest,
): Promise<OccasionVoucher | null> {
  const knowledge = deps.knowledge();
  const offer = knowledge.offers.find((candidate) => candidate.slug === slug);
  const voucher = offer ? await giveOnOccasion(deps, { ...occasion, offer }) : null;
  if (!offer || !voucher) return null;
  const restaurants = restaurantsOf(offer, knowledge);
  const at = knowledge.restaurants.find((restaurant) => restaurant.storeId === storeId)?.slug;
  const facts = {
    ...voucher,
    offer,
    brand: deps.brand,
    restaurants: restaurants?.map(({ title }) => title) ?? null,
    buttonUrl: new URL(voucherWay({ ...offer, restaurants }, at), deps.publicUrl).href,
  };
  return { title: offer.title, parts: voucherParts(facts), attachments: [await qrAttachment(voucher.code)] };
}
