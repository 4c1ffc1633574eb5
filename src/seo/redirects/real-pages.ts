import { href } from 'react-router';
import { isOneOf } from '../../values/page-paths.ts';
import type { PageExists } from './look-up.ts';

/** Pages that exist whatever the content (specification, section 2). */
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
/** Pages with any name as last segment: they answer 404 themselves when the name is unknown. */
const NAMED = /^\/(careers\/job-search|careers\/job|offer|preferences)\/[^/]+$/;
const isBehindToken = isOneOf(
  '/booking/:manageToken',
  '/booking/waitlist/:waitlistToken',
  '/sign-up/confirm/:signUpToken',
  '/unsubscribe/:unsubscribeToken',
  '/forget-me/:forgetToken',
  '/preferences/:id/download',
);

type Named = {
  restaurants: readonly { slug: string }[];
  menus: readonly { id: string }[];
  /** Paths of the content pages, each with its leading slash. */
  pages: readonly string[];
};

/** A check whether an address has a page, from the current content. */
export function createIsPage({ restaurants, menus, pages }: Named): PageExists {
  const known = new Set([
    ...STANDING,
    ...pages,
    ...menus.flatMap(({ id }) => [
      href('/menu/:id', { id }),
      href('/our-menu/:id', { id }),
      href('/our-menu/:id/allergens', { id }),
    ]),
    ...restaurants.flatMap(({ slug }) => [
      href('/restaurants/:slug', { slug }),
      href('/restaurants/:slug/book-now', { slug }),
    ]),
  ]);
  return (path) => known.has(path) || NAMED.test(path) || isBehindToken(path);
}
