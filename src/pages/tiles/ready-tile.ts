import type { BookingWay } from '../../restaurants/booking-way.ts';
import type { Picture, RestaurantSummary } from '../../restaurants/contract.ts';
import type { Tile, TileOf } from '../page-contract.ts';
import type { SocialPost } from '../social/social-contract.ts';
import type { TeaserSection } from './menu-card.ts';
import type { Poster } from './shopfronts.ts';

/** A restaurant as a map tile shows it. */
export type MapPlace = Pick<RestaurantSummary, 'slug' | 'title' | 'storeId' | 'lat' | 'lng' | 'address' | 'phone'> & {
  way: BookingWay;
};

/** What the order slip asks with: towns to suggest, London's day, the most people at a table. */
type OrderSlip = { towns: string[]; today: string; maximumCovers: number };

type Fetched = {
  'menu-teaser': { sections: TeaserSection[]; plate?: Picture };
  'restaurant-finder': { towns: string[] };
  map: { places: MapPlace[] };
  'booking-entry': OrderSlip;
  'laid-table': OrderSlip;
  'shopfront-wall': { posters: Poster[]; count: number };
  /** The latest posts; none where the tile's own pictures are shown. */
  'social-grid': { latest: SocialPost[] };
  /** The answer sent with the address, when there is no JavaScript. */
  quiz: { answered: string | null };
};

/** A tile with everything it draws at hand: drawing it asks for nothing and so cannot fail for want of it. */
export type ReadyTile = {
  [Kind in Tile['tile']]: TileOf<Kind> & (Kind extends keyof Fetched ? Fetched[Kind] : unknown);
}[Tile['tile']];

export type ReadyTileOf<Kind extends Tile['tile']> = Extract<ReadyTile, { tile: Kind }>;
