import { data } from 'react-router';
import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/content-page';
import { contentOf } from './content-calls.ts';
import { pageThings } from './found/page-things.ts';
import { structured } from './found/schema-org.ts';
import { LaidPage } from './laid-page.tsx';
import { layPage } from './lay-page.ts';
import { HOME } from './page-contract.ts';

/** The page a two-part address stands under, by name; null when there is none. */
async function pageAbove({ context, params }: Route.LoaderArgs) {
  if (!params.id1 || !params.id2) return null;
  const page = await contentOf(context).page(params.id1);
  return page && { name: page.title, path: `/${page.id}` };
}

/** /{id1} and /{id1}/{id2}: any page of content/pages but the one at '/'. */
export async function loader(asked: Route.LoaderArgs) {
  const id = [asked.params.id1, asked.params.id2].filter(Boolean).join('/');
  if (id === HOME) throw data(null, { status: 404 });
  const laid = await layPage(id, asked);
  return { ...laid, above: await pageAbove(asked) };
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
  return <LaidPage page={page} tiles={tiles} />;
}
