import type { ContactEndpoints } from '../../contact/api/contact-api.server.ts';
import type { MenuEndpoints } from '../../menus/content-routes.server.ts';
import { OFFERS_FRESH_MS, runningOffers } from '../../offers/api/offer-calls.ts';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { contentService, type LoaderContext } from '../../platform/api/content-service.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext, sendStaticParts } from '../../platform/api/page-context.ts';
import { type NearPage, pageNotFound } from '../../platform/api/page-not-found.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import type { SearchRestaurantsAnswer } from '../../restaurants/contract.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { SocialEndpoints } from '../social/social-api.server.ts';
import { prepareTiles } from '../tiles/prepare-tiles.ts';
import { isWithinRange, nextRangeChange } from '../tiles/shared/date-range.ts';
import type { TileSources } from '../tiles/shared/tile-sources.ts';
import { headsPage, type ReadyTile } from '../tiles/tile.ts';
import { logTileOnce } from '../tiles/tile-log.ts';
import type { PageEndpoints } from './content-routes.server.ts';
import type { PageAnswer } from './page-contract.ts';
import { drawStaticTiles } from './tile-parts.server.tsx';
import type { TiledPageData } from './tiled-page.tsx';

/** One content page; null when no page has the id. */
export function fetchPage(context: LoaderContext, id: string): Promise<PageAnswer | null> {
  const ask = contentService<PageEndpoints>(context);
  return ask('/api/v1/content/page/{id}', { params: { id } }, ['id', 'tiles']);
}

async function dataOf<Answer>(what: string, asked: Promise<ApiResult<Answer>>): Promise<Answer> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`Asked for ${what}, the content service answered ${answer.status}`);
  return answer.data;
}

function tileSourcesOf(context: LoaderContext, answered: string | null): TileSources {
  const { network, booking } = context.get(apiContext);
  const page = context.get(pageContext);
  const { get } = typedClient<RestaurantEndpoints & MenuEndpoints & SocialEndpoints & ContactEndpoints>(network);
  const { date: today, minutes } = londonNow(page.now);
  let all: Promise<SearchRestaurantsAnswer> | undefined;
  return {
    today,
    minutes,
    answered,
    settings: () => fetchSettings(context),
    restaurants: async () => {
      all ??= dataOf('the restaurants', get('/api/v1/content/search-restaurants/'));
      return (await all).restaurants;
    },
    menu: (id) => dataOf(`the menu ${id}`, get('/api/v1/content/menu/{id}', { params: { id } })),
    contact: () => dataOf('the contact form', get('/api/contact/content')),
    vouchers: () => {
      page.validUntil(page.now + OFFERS_FRESH_MS);
      return runningOffers({ booking });
    },
    posts: async () => {
      const answer = await get('/api/social/insta/media');
      return answer.ok ? answer.data : { media: [], freshUntil: null };
    },
    changesAt: page.validUntil,
  };
}

type Asked = { context: LoaderContext; request: Request };

/**
 * A page of content/pages with all data of its tiles, and what of it is `shown`, static tiles drawn already. Throws a 404
 * when there is no such page, with those that may be meant, or today is outside its dates.
 */
export async function loadTiledPage(
  id: string,
  { context, request }: Asked,
  near: () => Promise<NearPage[]> = async () => [],
): Promise<{ ready: ReadyTile[]; shown: TiledPageData }> {
  const found = await fetchPage(context, id);
  if (!found) throw pageNotFound(null, await near());
  const notes = context.get(pageContext);
  const sources = tileSourcesOf(context, new URL(request.url).searchParams.get('answer'));
  const { tiles, ...page } = found;
  notes.validUntil(nextRangeChange(page, sources.today));
  if (!isWithinRange(page, sources.today)) throw pageNotFound();
  const ready = await prepareTiles(tiles, sources, logTileOnce(id, notes.logProblem));
  const drawn = drawStaticTiles(ready);
  const parts = sendStaticParts(context, drawn.parts);
  return { ready, shown: { page, headed: ready.some(headsPage), tiles: drawn.tiles, parts } };
}
