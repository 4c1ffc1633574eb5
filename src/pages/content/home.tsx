import { clientAction } from '../../forms/client-action.ts';
import { brandStructuredData } from '../../seo/brand-structured-data.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import type { Route } from './+types/home';
import { answerPostedForm } from './answer-posted-form.ts';
import { loadTiledPage } from './load-tiled-page.ts';
import { HOME } from './page-path.ts';
import { TiledPage } from './tiled-page.tsx';

export const handle = { cache: 'always', query: ['answer'] } satisfies PagePolicy;

/** The home page, at '/'. */
export async function loader(args: Route.LoaderArgs) {
  const { pageData } = await loadTiledPage(HOME, args);
  describePage(args.context, brandStructuredData);
  return pageData;
}

export { clientAction };

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { description: loaderData?.page.description ?? '', path: '/' });

export const action = answerPostedForm;

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  return <TiledPage {...loaderData} answer={actionData} />;
}
