import type { EmailPart } from '../../messages/email-content.ts';
import type { Attachment } from '../../platform/messages/mailer.server.ts';
import { giveOnOccasion, type OccasionGift } from '../engine/give-on-occasion.server.ts';
import type { OfferDeps } from '../engine/offer-deps.ts';
import { restaurantsOf } from '../rules/known-offers.ts';
import { voucherWay } from '../rules/voucher-way.ts';
import { qrAttachment } from './qr-code.server.ts';
import { voucherParts } from './voucher-email.ts';

/** A voucher inside another e-mail: its parts, and the QR code that one of them shows. */
export type OccasionVoucher = { title: string; parts: readonly EmailPart[]; attachments: Attachment[] };

type Deps = Pick<OfferDeps, 'db' | 'clock' | 'known'> & { brand: string; publicUrl: string };

type Asked = Omit<OccasionGift, 'offer'> & {
  slug: string | undefined;
  /** The restaurant that its owner likes best. */
  storeId?: string;
};

/** The voucher of an offer, by name, that an address is given for an occasion; null when there is none to give. */
export async function occasionVoucher(deps: Deps, { slug, storeId, ...asked }: Asked): Promise<OccasionVoucher | null> {
  const known = deps.known();
  const offer = known.offers.find((one) => one.slug === slug);
  const given = offer ? await giveOnOccasion(deps, { ...asked, offer }) : null;
  if (!offer || !given) return null;
  const restaurants = restaurantsOf(offer, known);
  const at = known.restaurants.find((one) => one.storeId === storeId)?.slug;
  const facts = {
    ...given,
    offer,
    brand: deps.brand,
    restaurants: restaurants?.map(({ title }) => title) ?? null,
    buttonUrl: new URL(voucherWay({ ...offer, restaurants }, at), deps.publicUrl).href,
  };
  return { title: offer.title, parts: voucherParts(facts), attachments: [await qrAttachment(given.code)] };
}
