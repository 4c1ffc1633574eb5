import { data, type RouterContextProvider } from 'react-router';
import { apiContext, type PageNotes, pageContext } from '../context.ts';
import type { ServerApi } from '../platform/server-api.server.ts';
import { londonNow } from '../restaurants/london-time.ts';
import { contentOf } from './content-calls.ts';
import type { MenuAnswer, SearchRestaurantsAnswer } from './content-contract.ts';
import type { SocialMediaAnswer } from './social/social-contract.ts';
import type { Kitchen } from './tiles/kitchen.ts';
import { prepareTiles } from './tiles/prepare-tiles.ts';
import { isRunning, nextTurn } from './tiles/running.ts';
import { tellOnce } from './tiles/tile-trouble.ts';

function kitchenOf({ network }: ServerApi, page: PageNotes, answered: string | null): Kitchen {
  const fetched = async <Answer>(path: string): Promise<Answer> => {
    const answer = await network.get<Answer>(path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.data;
  };
  let all: Promise<SearchRestaurantsAnswer> | undefined;
  return {
    today: londonNow(page.now).date,
    answered,
    restaurants: async () => {
      all ??= fetched<SearchRestaurantsAnswer>('/api/v1/content/search-restaurants/');
      return (await all).restaurants;
    },
    menu: (id) => fetched<MenuAnswer>(`/api/v1/content/menu/${encodeURIComponent(id)}`),
    posts: async () => {
      const answer = await network.get<SocialMediaAnswer>('/api/social/insta/media');
      return answer.ok ? answer.data : { media: [], freshUntil: null };
    },
    changesAt: page.validUntil,
  };
}

type Asked = { context: Readonly<RouterContextProvider>; request: Request };

/** A page of content/pages with all that its tiles draw. Throws a 404 when there is none, or its time is not now. */
export async function layPage(id: string, { context, request }: Asked) {
  const found = await contentOf(context).page(id);
  if (!found) throw data(null, { status: 404 });
  const notes = context.get(pageContext);
  const kitchen = kitchenOf(context.get(apiContext), notes, new URL(request.url).searchParams.get('answer'));
  const { tiles, ...page } = found;
  notes.validUntil(nextTurn(page, kitchen.today));
  if (!isRunning(page, kitchen.today)) throw data(null, { status: 404 });
  return { page, tiles: await prepareTiles(tiles, kitchen, tellOnce(id, notes.trouble)) };
}
