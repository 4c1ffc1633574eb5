/** Not for search engines: calls, the developer's pages, bookings of one diner, and steps that begin one. */
const KEPT_OUT = ['/api/', '/dev/', '/booking/', '/*/book-now'];

/** /robots.txt. `origin`: 'https://…' without a slash at the end. */
export function robots(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...KEPT_OUT.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
