import { MAX_TABLE_BOOKING_COVERS } from '../../booking/constants.ts';
import { bookingWay } from '../../restaurants/booking-way.ts';
import type { RestaurantSummary } from '../../restaurants/contract.ts';
import { londonInstant } from '../../restaurants/london-time.ts';
import { addDays } from '../../restaurants/wall-time.ts';
import type { Tile, TileOf } from '../page-contract.ts';
import type { Kitchen } from './kitchen.ts';
import { teaserCard, teaserPlate } from './menu-card.ts';
import type { MapPlace, ReadyTile } from './ready-tile.ts';
import { isRunning, nextTurn } from './running.ts';
import { townsOf, wallOf } from './shopfronts.ts';

const placeOf =
  (today: string) =>
  (one: RestaurantSummary): MapPlace => ({
    slug: one.slug,
    title: one.title,
    storeId: one.storeId,
    lat: one.lat,
    lng: one.lng,
    address: one.address,
    phone: one.phone,
    way: bookingWay(one, today),
  });

async function placesOf({ menuId, restaurants }: TileOf<'map'>, kitchen: Kitchen): Promise<MapPlace[]> {
  const all = await kitchen.restaurants();
  const wanted = restaurants ? all.filter(({ slug }) => restaurants.includes(slug)) : all;
  if (!menuId) return wanted.map(placeOf(kitchen.today));
  return wanted.filter(({ menus }) => menus.includes(menuId)).map(placeOf(kitchen.today));
}

async function menuTeaser(tile: TileOf<'menu-teaser'>, kitchen: Kitchen, shown: Set<string>): Promise<ReadyTile> {
  const menu = await kitchen.menu(tile.menuId);
  const sections = teaserCard(menu, tile.dishes);
  if (sections.length === 0) throw new Error(`None of its dishes is on the menu ${tile.menuId} any more`);
  return { ...tile, sections, plate: teaserPlate(menu, tile.dishes, shown) };
}

function offersList(tile: TileOf<'offers-list'>, { today, changesAt }: Kitchen): ReadyTile {
  for (const offer of tile.offers) changesAt(nextTurn(offer, today));
  return { ...tile, offers: tile.offers.filter((offer) => isRunning(offer, today)) };
}

/** Towns are only suggested: without them the slip still asks. */
async function orderSlip({ today, restaurants, changesAt }: Kitchen) {
  changesAt(londonInstant({ date: addDays(today, 1), minutes: 0 }));
  const all = await restaurants().catch(() => []);
  return { today, maximumCovers: MAX_TABLE_BOOKING_COVERS, towns: townsOf(all) };
}

async function shopfrontWall(tile: TileOf<'shopfront-wall'>, kitchen: Kitchen): Promise<ReadyTile> {
  const all = await kitchen.restaurants();
  const posters = wallOf(all, tile.restaurants);
  if (posters.length === 0) throw new Error('None of its restaurants is there any more');
  return { ...tile, posters, count: all.length };
}

/** As many of the latest posts as the tile has pictures of its own: fewer would leave gaps, so none are shown. */
async function socialGrid(tile: TileOf<'social-grid'>, { posts, changesAt }: Kitchen): Promise<ReadyTile> {
  if (tile.network !== 'instagram') return { ...tile, latest: [] };
  const { media, freshUntil } = await posts();
  if (freshUntil !== null) changesAt(freshUntil);
  return { ...tile, latest: media.length < tile.posts.length ? [] : media.slice(0, tile.posts.length) };
}

/** Fetches what one tile shows. Nothing when its time is not now; rejects when it cannot be had. */
async function prepare(tile: Tile, kitchen: Kitchen, shown: Set<string>): Promise<ReadyTile | null> {
  switch (tile.tile) {
    case 'menu-teaser':
      return menuTeaser(tile, kitchen, shown);
    case 'offers-list':
      return offersList(tile, kitchen);
    case 'booking-entry':
      return { ...tile, ...(await orderSlip(kitchen)) };
    case 'laid-table':
      return { ...tile, ...(await orderSlip(kitchen)) };
    case 'shopfront-wall':
      return shopfrontWall(tile, kitchen);
    case 'restaurant-finder':
      return { ...tile, towns: townsOf(await kitchen.restaurants()) };
    case 'map':
      return { ...tile, places: await placesOf(tile, kitchen) };
    case 'social-grid':
      return socialGrid(tile, kitchen);
    case 'quiz':
      return { ...tile, answered: kitchen.answered };
    case 'seasonal-promotion':
      kitchen.changesAt(nextTurn(tile, kitchen.today));
      return isRunning(tile, kitchen.today) ? tile : null;
    default:
      return tile;
  }
}

/**
 * Tiles with all they need, in their order. One that cannot be prepared is left out and told of: the page around it
 * stands.
 */
export async function prepareTiles(
  tiles: Tile[],
  kitchen: Kitchen,
  failed: (tile: Tile, at: number, error: unknown) => void,
): Promise<ReadyTile[]> {
  const shown = new Set(tiles.flatMap((tile) => ('image' in tile && tile.image ? [tile.image.name] : [])));
  const prepared = await Promise.all(
    tiles.map(async (tile, at) => {
      try {
        return await prepare(tile, kitchen, shown);
      } catch (error) {
        failed(tile, at, error);
        return null;
      }
    }),
  );
  return prepared.filter((tile) => tile !== null);
}
