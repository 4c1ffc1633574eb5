import { href } from 'react-router';
import { pageContext } from '../../platform/api/page-context.ts';
import { dayMoments } from '../../restaurants/open-moments.ts';
import { breadcrumbs } from '../../seo/breadcrumbs.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { describePage } from '../../seo/structured-data.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { Button } from '../../ui/button.tsx';
import { PageLink } from '../../ui/links/page-link.tsx';
import { Container } from '../../ui/section.tsx';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { firstChange } from '../../values/time/moments.ts';
import { formatDayMonthYear } from '../../values/time/wall-time.ts';
import { fetchMenu, menuNotFound } from '../menu-calls.ts';
import { SharedKitchens } from '../page/shared-kitchens.tsx';
import type { Route } from './+types/allergen-matrix-page';
import { AllergenMatrix, MatrixKey } from './allergen-matrix.tsx';
import styles from './allergen-matrix-page.module.css';
import { allergenMatrix } from './matrix.ts';

/** Prints the page; without scripts there is the browser's own command. */
function PrintButton() {
  return (
    <Button variant="basil" className="noscript:hidden" onClick={() => window.print()}>
      Print this table
    </Button>
  );
}

export const handle = { cache: 'always' } satisfies PagePolicy;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const [menu, { menus }] = await Promise.all([fetchMenu(context, params.id), fetchSettings(context)]);
  if (!menu) throw await menuNotFound(context, params.id);
  validUntil(firstChange([dayMoments(now)]));
  const { id, name } = menu;
  const crumbs = [
    { name: 'Menus', path: href('/our-menu') },
    { name, path: href('/our-menu/:id', { id }) },
    { name: 'Allergens', path: href('/our-menu/:id/allergens', { id }) },
  ];
  describePage(context, (site) => [breadcrumbs(site, crumbs)]);
  const { sharedKitchens } = menus;
  return { id, name, sharedKitchens, today: formatDayMonthYear(londonNow(now).date), matrix: allergenMatrix(menu) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { id, name } = loaderData;
  return pageMeta(matches, {
    title: `Allergens: ${name}`,
    description: `All 14 allergens for every dish on “${name}”, in one table to read or print.`,
    path: href('/our-menu/:id/allergens', { id }),
    shareOf: href('/our-menu/:id', { id }),
  });
};

export default function AllergenMatrixPage({ loaderData }: Route.ComponentProps) {
  const { id, name, sharedKitchens, today, matrix } = loaderData;
  return (
    <Container className={`${styles.page} py-14 md:py-20`}>
      <PageLink to={href('/our-menu/:id', { id })} className="text-link inline-block print:hidden py-2 font-bold">
        Back to the menu
      </PageLink>
      <h1 className="mt-2 text-title text-tomato">{name}: allergens</h1>
      <p className="mt-6 max-w-text">
        What’s in our recipes, and what our suppliers tell us, on {today}.{' '}
        <SharedKitchens
          sharedKitchens={sharedKitchens}
          local={null}
          onceMore=", even if you had the same dish last week"
        />
      </p>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-6">
        <MatrixKey />
        <PrintButton />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable and scrollable by
         keyboard */}
      <section aria-label="Allergen table, scrolls sideways" tabIndex={0} className={styles.frame}>
        <AllergenMatrix matrix={matrix} caption={`Allergens in every dish: ${name}`} />
      </section>
    </Container>
  );
}
