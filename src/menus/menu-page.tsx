import { data, Link } from 'react-router';
import { apiContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import type { MenuAnswer } from '../pages/content-contract.ts';
import { Picture } from '../ui/picture.tsx';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/menu-page';
import { MenuFoot } from './menu-foot.tsx';
import { MenuSection } from './menu-section.tsx';
import { printMenu } from './printed-menu.ts';
import { SectionAnchors } from './section-anchors.tsx';
import './menu-page.css';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { network } = context.get(apiContext);
  const menu = await network.get<MenuAnswer>(`/api/v1/content/menu/${encodeURIComponent(params.id)}`);
  if (menu.ok) return { menu: printMenu(menu.data) };
  throw data(menu.status === 404 ? 'Menu not found.' : null, { status: menu.status === 404 ? 404 : 500 });
}

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) =>
  loaderData
    ? pageMeta(matches, {
        title: loaderData.menu.name,
        description: loaderData.menu.description,
        path: `/our-menu/${params.id}`,
        picture: loaderData.menu.picture,
      })
    : [];

export default function MenuPage({ loaderData: { menu } }: Route.ComponentProps) {
  return (
    <Container className="overflow-x-clip py-14 md:py-20">
      <div className="grid items-center gap-8 md:grid-cols-[1fr_auto]">
        <div>
          <Link to="/our-menu" prefetch="intent" viewTransition className="text-link inline-block py-2 font-bold">
            Every menu
          </Link>
          <h1 className="mt-2 text-display text-tomato">{menu.name}</h1>
          <p className="mt-6 max-w-text text-lead">{menu.description}</p>
          <p className="mt-3 max-w-[55%] font-bold text-basil md:max-w-none">{menu.served}</p>
        </div>
        {menu.picture && <Picture picture={menu.picture} sizes="320px" priority decorative className="menu-plate" />}
      </div>
      <div className="mt-10 grid gap-8 lg:mt-14 lg:grid-cols-[200px_1fr] lg:gap-12">
        <SectionAnchors sections={menu.sections} />
        <article aria-label={menu.name} className="menu-sheet card-rule">
          {menu.sections.map((section) => (
            <MenuSection key={section.id} section={section} />
          ))}
          <MenuFoot menu={menu} />
        </article>
      </div>
    </Container>
  );
}
