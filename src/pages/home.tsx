import { pageMeta } from '../layout/page-meta.ts';
import type { Route } from './+types/home';
import { brandThings } from './found/brand-things.ts';
import { structured } from './found/schema-org.ts';
import { LaidPage } from './laid-page.tsx';
import { layPage } from './lay-page.ts';
import { HOME } from './page-contract.ts';

/** The page named home, at '/'. */
export const loader = (asked: Route.LoaderArgs) => layPage(HOME, asked);

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { description: loaderData?.page.description ?? '', path: '/' }),
  ...structured(matches, brandThings),
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <LaidPage {...loaderData} />;
}
