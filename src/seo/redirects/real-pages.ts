import { href } from 'react-router';
import { expectedPages } from '../../values/pages/expected-pages.ts';
import { isOneOf } from '../../values/pages/page-paths.ts';
import { standingPages } from '../../values/pages/pages.ts';
import type { PageExists } from './look-up.ts';

const isStanding = isOneOf(...standingPages);

type Named = {
  restaurants: readonly { slug: string }[];
  menus: readonly { id: string }[];
  /** Paths of the content pages, each with its leading slash. */
  pages: readonly string[];
};

/** Checks whether an address has a page in the current content. */
export function createIsPage({ restaurants, menus, pages }: Named): PageExists {
  const paths = new Set([
    ...expectedPages.map((id1) => href('/:id1/:id2?', { id1 })),
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
  return (path) => paths.has(path) || isStanding(path);
}
