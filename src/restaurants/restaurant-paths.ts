import { href } from 'react-router';

type Paths = { page: string; bookNow: string };

/** A list of restaurants has a dozen links to each: `href` goes through its pattern every time. */
const known = new Map<string, Paths>();
const MOST = 10_000;

/** The addresses of a restaurant's page and of its plain booking page. */
export function restaurantPaths(slug: string): Paths {
  const before = known.get(slug);
  if (before) return before;
  const paths = {
    page: href('/restaurants/:slug', { slug }),
    bookNow: href('/restaurants/:slug/book-now', { slug }),
  };
  if (known.size >= MOST) known.clear();
  known.set(slug, paths);
  return paths;
}
