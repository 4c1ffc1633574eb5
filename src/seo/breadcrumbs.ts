import type { LayoutSettings } from '../settings/layout-settings.ts';
import type { StructuredData } from './structured-data.ts';

/** One breadcrumb: name and path. */
export type Crumb = { name: string; path: string };

/** The breadcrumbs of a page, from the home page to the page itself. */
export function breadcrumbs(
  { site_name, url }: Pick<LayoutSettings, 'site_name' | 'url'>,
  crumbs: Crumb[],
): StructuredData {
  const way = [{ name: site_name, path: '/' }, ...crumbs];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: way.map(({ name, path }, before) => ({
      '@type': 'ListItem',
      position: before + 1,
      name,
      item: `${url}${path}`,
    })),
  };
}
