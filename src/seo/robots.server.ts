/** Closed to crawlers: the API, developer pages, bookings of a diner, and the steps of booking. */
const DISALLOWED_PATHS = ['/api/', '/dev/', '/booking/', '/*/book-now'];

/** /robots.txt. `origin`: 'https://…' without a trailing slash. */
export function robots(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
