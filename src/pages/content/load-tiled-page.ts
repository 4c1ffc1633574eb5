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

/** A content page; null if unknown. */
export function fetchPage(context: LoaderContext, id: string): Promise<PageAnswer | null> {
  const ask = contentService<PageEndpoints>(context);
  return ask('/api/v1/content/page/{id}', { params: { id } }, ['id', 'tiles']);
}

async function dataOf<Answer>(name: string, response: Promise<ApiResult<Answer>>): Promise<Answer> {
  const answer = await response;
  if (!answer.ok) throw new Error(`The content service responded ${answer.status} to a request for ${name}`);
  return answer.data;
}

function tileSourcesOf(context: LoaderContext, answerInQuery: string | null): TileSources {
  const { network, booking } = context.get(apiContext);
  const page = context.get(pageContext);
  const { get } = typedClient<RestaurantEndpoints & MenuEndpoints & SocialEndpoints & ContactEndpoints>(network);
  const { date: today, minutes } = londonNow(page.now);
  let restaurants: Promise<SearchRestaurantsAnswer> | undefined;
  return {
    today,
    minutes,
    answered: answerInQuery,
    settings: () => fetchSettings(context),
    restaurants: async () => {
      restaurants ??= dataOf('the restaurants', get('/api/v1/content/search-restaurants/'));
      return (await restaurants).restaurants;
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

type PageArgs = { context: LoaderContext; request: Request };

/**
 * A page of content/pages with its tiles' data, and `shown`, in which static tiles are rendered already. Throws a 404
 * with suggestions if the page is unknown or today is outside its dates.
 */
export async function loadTiledPage(
  id: string,
  { context, request }: PageArgs,
  near: () => Promise<NearPage[]> = async () => [],
): Promise<{ ready: ReadyTile[]; pageData: TiledPageData }> {
  const answer = await fetchPage(context, id);
  if (!answer) throw pageNotFound(null, await near());
  const notes = context.get(pageContext);
  const sources = tileSourcesOf(context, new URL(request.url).searchParams.get('answer'));
  const { tiles, ...page } = answer;
  notes.validUntil(nextRangeChange(page, sources.today));
  if (!isWithinRange(page, sources.today)) throw pageNotFound();
  const ready = await prepareTiles(tiles, sources, logTileOnce(id, notes.logProblem));
  const staticTiles = drawStaticTiles(ready);
  const parts = sendStaticParts(context, staticTiles.parts);
  return { ready, pageData: { page, headed: ready.some(headsPage), tiles: staticTiles.tiles, parts } };
}
