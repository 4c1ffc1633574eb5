/** A page for search engines, with the content its last change is computed from. */
export type PublicPage = { path: string; source: unknown };

/** /sitemap.xml (sitemaps.org 0.9). A page whose last change is unknown has no date. */
export function sitemap(origin: string, pages: PublicPage[], changes: ReadonlyMap<string, string>): string {
  const entries = pages.map(({ path }) => {
    const lastChange = changes.get(path);
    return `<url><loc>${origin}${path}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
