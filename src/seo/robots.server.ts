import type { PagePattern } from '../values/pages/page-paths.ts';
import { tokenFolders } from '../values/pages/secret-paths.ts';

const BOOKING_STEPS = '/restaurants/:slug/book-now' satisfies PagePattern;

/** Closed to crawlers: the API, developer pages, pages behind links in e-mails, and the booking steps. */
const DISALLOWED_PATHS = [
  ...['/api/', '/dev/'],
  ...[...tokenFolders].map((folder) => `/${folder}/`),
  BOOKING_STEPS.replace(':slug', '*'),
];

/** /robots.txt. `origin`: 'https://…' without a trailing slash. */
export function robots(origin: string): string {
  const rules = ['User-agent: *', 'Allow: /', ...DISALLOWED_PATHS.map((path) => `Disallow: ${path}`)];
  return [...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
