import { data } from 'react-router';
import { apiContext, type PageNotes, pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { ServerApi } from '../platform/server-api.server.ts';
import { londonNow } from '../restaurants/london-time.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/content-page';
import { contentOf } from './content-calls.ts';
import type { MenuAnswer, RestaurantAnswer, SearchRestaurantsAnswer } from './content-contract.ts';
import { pageThings } from './found/page-things.ts';
import { structured } from './found/schema-org.ts';
import type { SocialMediaAnswer } from './social/social-contract.ts';
import type { Kitchen } from './tiles/kitchen.ts';
import { prepareTiles } from './tiles/prepare-tiles.ts';
import { isRunning, nextTurn } from './tiles/running.ts';
import { TileList } from './tiles/tile-list.tsx';
import { tellOnce } from './tiles/tile-trouble.ts';

function kitchenOf({ network }: ServerApi, page: PageNotes, answered: string | null): Kitchen {
  const fetched = async <Answer,>(path: string): Promise<Answer> => {
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
    restaurant: (slug) => fetched<RestaurantAnswer>(`/api/v1/content/getRestaurantBySlug/${slug}`),
    menu: (id) => fetched<MenuAnswer>(`/api/v1/content/menu/${encodeURIComponent(id)}`),
    posts: async () => {
      const answer = await network.get<SocialMediaAnswer>('/api/social/insta/media');
      return answer.ok ? answer.data : { media: [], freshUntil: null };
    },
    changesAt: page.validUntil,
  };
}

/** The page a two-part address stands under, by name; null when there is none. */
async function pageAbove(content: ReturnType<typeof contentOf>, id: string) {
  const page = await content.page(id);
  return page && { name: page.title, path: `/${page.id}` };
}

const notFound = () => data(null, { status: 404 });

/** /{id1} and /{id1}/{id2}: any page of content/pages. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const id = [params.id1, params.id2].filter(Boolean).join('/');
  const content = contentOf(context);
  const found = await content.page(id);
  if (!found) throw notFound();
  const notes = context.get(pageContext);
  const kitchen = kitchenOf(context.get(apiContext), notes, new URL(request.url).searchParams.get('answer'));
  const { tiles, ...page } = found;
  notes.validUntil(nextTurn(page, kitchen.today));
  if (!isRunning(page, kitchen.today)) throw notFound();
  const above = params.id1 && params.id2 ? await pageAbove(content, params.id1) : null;
  return { page, above, tiles: await prepareTiles(tiles, kitchen, tellOnce(id, notes.trouble)) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description, id, image, index } = loaderData.page;
  return [
    ...pageMeta(matches, { title, description, path: `/${id}`, picture: image, index: index !== false }),
    ...structured(matches, (site) => pageThings(site, loaderData)),
  ];
};

export default function ContentPage({ loaderData: { page, tiles } }: Route.ComponentProps) {
  const headed = tiles.some((tile) => tile.tile === 'hero' && tile.heading !== 'h2');
  return (
    <>
      {!headed && (
        <Container className="pt-16 pb-14 md:pt-20">
          <h1 className="max-w-[16ch] text-tomato text-title">{page.heading ?? page.title}</h1>
          {page.lead && <p className="mt-6 max-w-[46ch] text-lead">{page.lead}</p>}
        </Container>
      )}
      <TileList tiles={tiles} />
    </>
  );
}
