import type { PublicPage } from './public-pages.ts';

/** /sitemap.xml (sitemaps.org 0.9). A page whose last change is not known says none. */
export function sitemap(origin: string, pages: PublicPage[], changes: ReadonlyMap<string, string>): string {
  const entries = pages.map(({ path }) => {
    const changed = changes.get(path);
    return `<url><loc>${origin}${path}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
