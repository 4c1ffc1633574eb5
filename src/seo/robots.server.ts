import { tokenPages } from '../values/secret-paths.ts';

/** The folder that a page with a token is in: '/booking/'. */
const folders = new Set(tokenPages.map((pattern) => `/${pattern.split('/')[1]}/`));

/** Closed to crawlers: the API, developer pages, what stands behind links of e-mails, and the steps of booking. */
const DISALLOWED_PATHS = ['/api/', '/dev/', ...folders, '/*/book-now'];

/** /robots.txt. `origin`: 'https://…' without a trailing slash. */
export function robots(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
