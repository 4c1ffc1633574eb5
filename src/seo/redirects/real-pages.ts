import { href } from 'react-router';
import routes from '../../routes.ts';
import { expectedPages } from '../../values/pages/expected-pages.ts';
import { isOneOf, type PagePattern } from '../../values/pages/page-paths.ts';
import type { PageExists } from './look-up.ts';

type Named = {
  restaurants: readonly { slug: string }[];
  menus: readonly { id: string }[];
  /** Paths of the content pages, each with its leading slash. */
  pages: readonly string[];
};

const patterns = routes.map(({ path = '' }) => `/${path}` as PagePattern);
const isBelow = (above: PagePattern) => (pattern: string) => pattern === above || pattern.startsWith(`${above}/`);
/** Pages of content/pages exist when their file does, and other addresses never. */
const BY_FILE: PagePattern[] = ['/:id1/:id2?', '/*'];

/** Checks whether an address has a page in the current content. */
export function createIsPage({ restaurants, menus, pages }: Named): PageExists {
  const slugs = restaurants.map(({ slug }) => slug);
  const ids = menus.map(({ id }) => id);
  /** These pages and those below exist for each name. All others exist whatever the content. */
  const byName: [above: PagePattern, names: string[]][] = [
    ['/restaurants/:slug', slugs],
    ['/our-menu/:id', ids],
    ['/menu/:id', ids],
  ];
  const above = [...BY_FILE, ...byName.map(([pattern]) => pattern)].map(isBelow);
  const isStanding = isOneOf(...patterns.filter((pattern) => !above.some((holds) => holds(pattern))));
  const paths = new Set([
    ...expectedPages.map((id1) => href('/:id1/:id2?', { id1 })),
    ...pages,
    ...byName.flatMap(([pattern, names]) =>
      patterns.filter(isBelow(pattern)).flatMap((page) => names.map((name) => page.replace(/:\w+/, name))),
    ),
  ]);
  return (path) => paths.has(path) || isStanding(path);
}
