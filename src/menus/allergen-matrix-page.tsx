import { data, Link } from 'react-router';
import { pageContext } from '../context.ts';
import { pageMeta } from '../layout/page-meta.ts';
import { contentOf } from '../pages/content-calls.ts';
import { breadcrumbs } from '../pages/found/breadcrumbs.ts';
import { structured } from '../pages/found/schema-org.ts';
import { firstChange } from '../restaurants/moments.ts';
import { dayMoments } from '../restaurants/open-moments.ts';
import { Container } from '../ui/section.tsx';
import type { Route } from './+types/allergen-matrix-page';
import { AllergenMatrix, MatrixKey } from './allergen-matrix.tsx';
import './allergen-matrix.css';
import { allergenMatrix } from './matrix.ts';
import { PrintButton } from './print-button.tsx';
import { AskUs } from './sifted-words.tsx';

const inWords = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' });

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const menu = await contentOf(context).menu(params.id);
  if (!menu) throw data('Menu not found.', { status: 404 });
  validUntil(firstChange([dayMoments(now)]));
  const { id, name } = menu;
  return { id, name, today: inWords.format(now), matrix: allergenMatrix(menu) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name } = loaderData;
  const facts = {
    title: `Allergens: ${name}`,
    description: `All 14 allergens of every dish on the menu “${name}”, in one table to read or print.`,
    path: `/our-menu/${id}/allergens`,
  };
  const crumbs = [
    { name: 'Menus', path: '/our-menu' },
    { name, path: `/our-menu/${id}` },
    { name: 'Allergens', path: facts.path },
  ];
  return [...pageMeta(matches, facts), ...structured(matches, (site) => [breadcrumbs(site, crumbs)])];
};

export default function AllergenMatrixPage({ loaderData: { id, name, today, matrix } }: Route.ComponentProps) {
  return (
    <Container className="matrix-page py-14 md:py-20">
      <Link to={`/our-menu/${id}`} prefetch="intent" className="text-link no-print inline-block py-2 font-bold">
        Back to the menu
      </Link>
      <h1 className="mt-2 text-title text-tomato">{name}: allergens</h1>
      <p className="mt-6 max-w-text">
        What our recipes and suppliers declare on {today}.{' '}
        <strong>Our kitchens share ovens, fryers, boards and hands</strong>, so traces can travel to any dish: if an
        allergy is serious, <AskUs local={null} /> before you order, even if you had the same dish last week.
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-6">
        <MatrixKey />
        <PrintButton />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached and scrolled by keys */}
      <section aria-label="The table, which scrolls sideways" tabIndex={0} className="matrix-frame">
        <AllergenMatrix matrix={matrix} caption={`Allergens of every dish on the menu ${name}`} />
      </section>
    </Container>
  );
}
