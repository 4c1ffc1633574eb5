import { breadcrumbs, type Crumb } from '../../seo/breadcrumbs.ts';
import type { StructuredData } from '../../seo/structured-data.ts';
import type { LayoutSettings } from '../../settings/layout-settings.ts';
import { kindOf, type ReadyTile } from '../tiles/tile.ts';
import { pagePath } from './page-path.ts';

type Drawn = {
  page: { id: string; title: string };
  /** The parent page of a two-part address. */
  above: Crumb | null;
  tiles: ReadyTile[];
};

/** The structured data of a page's tiles, by kind, and breadcrumbs if it has a parent page. */
export function pageStructuredData(
  site: Pick<LayoutSettings, 'site_name' | 'url'>,
  { page, above, tiles }: Drawn,
): StructuredData[] {
  const byKind = Map.groupBy(tiles, kindOf);
  return [
    ...(above ? [breadcrumbs(site, [above, { name: page.title, path: pagePath(page) }])] : []),
    ...[...byKind].flatMap(([kind, ofKind]) => kind.structuredData?.(ofKind, site.url) ?? []),
  ];
}
