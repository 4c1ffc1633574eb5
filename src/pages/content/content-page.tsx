import { href } from 'react-router';
import { signedUpAs } from '../../customers/form/answer-sign-up.ts';
import { SIGN_UP_THANKS } from '../../customers/form/sign-up-body.ts';
import { clientAction } from '../../forms/client-action.ts';
import { menusNear } from '../../menus/menu-calls.ts';
import { pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { restaurantsNear } from '../../restaurants/restaurant-calls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import { PageLink } from '../../ui/links/page-link.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { isWithinRange, nextRangeChange } from '../tiles/shared/date-range.ts';
import type { Route } from './+types/content-page';
import { answerPostedForm } from './answer-posted-form.ts';
import { fetchPage, loadTiledPage } from './load-tiled-page.ts';
import { HOME, pagePath } from './page-path.ts';
import { pageStructuredData } from './page-structured-data.ts';
import { TiledPage } from './tiled-page.tsx';

/** The parent page of a two-part address, as a breadcrumb; null if there is none, or today is outside its dates. */
async function pageAbove({ context, params }: Route.LoaderArgs) {
  if (!params.id1 || !params.id2) return null;
  const page = await fetchPage(context, params.id1);
  if (!page) return null;
  const { now, validUntil } = context.get(pageContext);
  const { date: today } = londonNow(now);
  validUntil(nextRangeChange(page, today));
  return isWithinRange(page, today) ? { name: page.title, path: pagePath(page) } : null;
}

const pageIdOf = ({ params: { id1, id2 } }: Pick<Route.LoaderArgs, 'params'>) => [id1, id2].filter(Boolean).join('/');

/** Suggestions for a two-part address, such as a menu under a former name of the menus page. */
async function pagesNear({ context, params: { id2 } }: Route.LoaderArgs) {
  if (!id2) return [];
  return (await Promise.all([menusNear(context, id2), restaurantsNear(context, id2)])).flat();
}

export const handle = { cache: 'always', query: ['answer'] } satisfies PagePolicy;

/** /{id1} and /{id1}/{id2}: any page of content/pages except the home page. */
export async function loader(args: Route.LoaderArgs) {
  const id = pageIdOf(args);
  if (id === HOME) throw pageNotFound();
  const [{ pageData, ready }, above] = await Promise.all([
    loadTiledPage(id, args, () => pagesNear(args)),
    pageAbove(args),
  ]);
  describePage(args.context, (site) => pageStructuredData(site, { page: pageData.page, tiles: ready, above }));
  return pageData;
}

export { clientAction };

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description, id, image, index } = loaderData.page;
  return pageMeta(matches, { title, description, path: pagePath({ id }), picture: image, index: index !== false });
};

export async function action(args: Route.ActionArgs) {
  if (!(await fetchPage(args.context, pageIdOf(args)))) throw pageNotFound();
  return answerPostedForm(args);
}

/** Where the sign-up's e-mail went. Known only if the thanks follow the form. */
function SignedUp() {
  const email = signedUpAs();
  if (email === '') return null;
  return (
    <Container className="pt-16 pb-6 md:pt-20">
      <p>
        We’ve e-mailed <b className="wrap-anywhere">{email}</b>. Not your address?{' '}
        <PageLink to={href('/:id1/:id2?', { id1: 'sign-up' })} className="text-link">
          Sign up with the right one
        </PageLink>
      </p>
    </Container>
  );
}

export default function ContentPageView({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      {pagePath(loaderData.page) === SIGN_UP_THANKS && <SignedUp />}
      <TiledPage {...loaderData} answer={actionData} />
    </>
  );
}
