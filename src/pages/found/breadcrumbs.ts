import type { LayoutSettings } from '../../layout/layout-settings.ts';
import type { Thing } from './schema-org.ts';

/** One step of the way to a page: its name and its path. */
export type Crumb = { name: string; path: string };

/** The way to a page from the home page; the page itself comes last. */
export function breadcrumbs({ site_name, url }: Pick<LayoutSettings, 'site_name' | 'url'>, crumbs: Crumb[]): Thing {
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
