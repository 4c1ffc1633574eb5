import type { BrandSettings } from '../../settings/contract.ts';
import type { Offer } from '../contracts/offer.ts';

/** `offers` and `company` are absent from content stored by an earlier release. */
export type TermSettings = Partial<Pick<BrandSettings, 'company' | 'offers'>>;

/** The offer with who promotes it and how old one must be as its last term (CAP Code, section 8). */
export function withPromoter(offer: Offer, { company = {}, offers }: TermSettings): Offer {
  const age = offer.minimumAge ?? offers?.minimumAge;
  const { registeredName, registeredOffice } = company;
  const promoter = [registeredName, registeredOffice].filter(Boolean).join(', ');
  const term = [age && `You must be ${age} or over to claim this.`, promoter && `Promoter: ${promoter}.`];
  const words = term.filter(Boolean).join(' ');
  return words ? { ...offer, termAndConditions: [...offer.termAndConditions, words] } : offer;
}
