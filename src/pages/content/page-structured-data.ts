import { breadcrumbs, type Crumb } from '../../seo/breadcrumbs.ts';
import type { StructuredData } from '../../seo/structured-data.ts';
import type { LayoutSettings } from '../../settings/layout-settings.ts';
import type { ReadyTile } from '../tiles/tile.ts';
import { faqPage } from './faq-page.ts';
import { offerStructuredData } from './offer-structured-data.ts';

type Drawn = {
  page: { id: string; title: string };
  /** The parent page, when the address has two parts. */
  above: Crumb | null;
  tiles: ReadyTile[];
};

/** Structured data of a content page: offers and questions of its tiles, and breadcrumbs when it has a parent page. */
export function pageStructuredData(
  site: Pick<LayoutSettings, 'site_name' | 'url'>,
  { page, above, tiles }: Drawn,
): StructuredData[] {
  const offers = tiles.flatMap((tile) => (tile.tile === 'offers-list' ? tile.offers : []));
  const questions = tiles.flatMap((tile) => (tile.tile === 'faq' ? tile.questions : []));
  return [
    ...(above ? [breadcrumbs(site, [above, { name: page.title, path: `/${page.id}` }])] : []),
    ...offers.map((offer) => offerStructuredData(site.url, offer)),
    ...faqPage(questions),
  ];
}
