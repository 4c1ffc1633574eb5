import type { ContactContent } from '../../../contact/contracts/reasons.ts';
import type { MenuAnswer } from '../../../menus/contract.ts';
import type { OfferAnswer } from '../../../offers/contracts/offer-answers.ts';
import type { RestaurantSummary } from '../../../restaurants/contract.ts';
import type { BrandSettingsAnswer } from '../../../settings/contract.ts';
import type { SocialMediaAnswer } from '../../social/social-contract.ts';

/** Data sources of tiles. Each is called at most once per page; a failure rejects. */
export type TileSources = {
  /** 'YYYY-MM-DD' in London. */
  today: string;
  /** Since midnight. */
  minutes: number;
  answered: string | null;
  /** Fill in the tile's texts. */
  settings: () => Promise<Pick<BrandSettingsAnswer, 'customers' | 'referral'>>;
  restaurants: () => Promise<RestaurantSummary[]>;
  menu: (id: string) => Promise<MenuAnswer>;
  /** The options of the contact and group forms. */
  contact: () => Promise<ContactContent>;
  /** Never rejects: vouchers that run today. */
  vouchers: () => Promise<OfferAnswer[]>;
  /** Never rejects: without posts the tile shows its own pictures. */
  posts: () => Promise<SocialMediaAnswer>;
  /** Reports that the page changes at this epoch ms. */
  changesAt: (epochMs: number) => void;
};
