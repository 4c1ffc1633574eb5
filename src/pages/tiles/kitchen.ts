import type { RestaurantSummary } from '../../restaurants/contract.ts';
import type { MenuAnswer } from '../content-contract.ts';
import type { SocialMediaAnswer } from '../social/social-contract.ts';

/** Where tiles get what they show beside their own words. Each call is made once for a page; a failure rejects. */
export type Kitchen = {
  /** 'YYYY-MM-DD' in London. */
  today: string;
  answered: string | null;
  restaurants: () => Promise<RestaurantSummary[]>;
  menu: (id: string) => Promise<MenuAnswer>;
  /** Never rejects: without posts the house shows its own pictures. */
  posts: () => Promise<SocialMediaAnswer>;
  /** The page changes by itself at this epoch ms. */
  changesAt: (epochMs: number) => void;
};
