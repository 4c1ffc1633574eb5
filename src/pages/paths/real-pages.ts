import type { IsPage } from './look-up.ts';

/** The pages that stand whatever the content says (specification, section 2). */
const STANDING = [
  '/',
  '/book-now',
  '/find-us',
  '/our-menu',
  '/menu',
  '/refer-a-friend',
  '/referral',
  '/signup-thanks',
  '/restaurants',
  '/careers/job-search',
  '/careers/job',
  '/offer',
  '/preferences',
  '/page-not-found',
  '/cookie-policy',
];
/** Pages under which any name may stand: they say themselves when there is nothing of that name. */
const NAMED = /^\/(careers\/job-search|careers\/job|offer|preferences|booking|booking\/waitlist)\/[^/]+$/;

type Named = {
  restaurants: readonly { slug: string }[];
  menus: readonly { id: string }[];
  /** Paths of the content pages, each with its leading slash. */
  pages: readonly string[];
};

/** Knows every address at which a page stands, from the content as it is now. */
export function createIsPage({ restaurants, menus, pages }: Named): IsPage {
  const known = new Set([
    ...STANDING,
    ...pages,
    ...menus.flatMap(({ id }) => [`/menu/${id}`, `/our-menu/${id}`, `/our-menu/${id}/allergens`]),
    ...restaurants.flatMap(({ slug }) => [`/restaurants/${slug}`, `/restaurants/${slug}/book-now`]),
  ]);
  return (path) => known.has(path) || NAMED.test(path);
}
