import { href } from 'react-router';

type Paths = { page: string; bookNow: string };

/** Cached, since lists have a dozen links per restaurant and `href` parses its pattern each time. */
const cache = new Map<string, Paths>();
const MOST = 10_000;

/** The paths of a restaurant's page and of its plain booking page. */
export function restaurantPaths(slug: string): Paths {
  const before = cache.get(slug);
  if (before) return before;
  const paths = {
    page: href('/restaurants/:slug', { slug }),
    bookNow: href('/restaurants/:slug/book-now', { slug }),
  };
  if (cache.size >= MOST) cache.clear();
  cache.set(slug, paths);
  return paths;
}
