import type { LayoutSettings } from '../../layout/layout-settings.ts';
import type { ReadyTile } from '../tiles/ready-tile.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.ts';
import { faqPage } from './faq-page.ts';
import { offerThing } from './offer-thing.ts';
import type { Thing } from './schema-org.ts';

type Drawn = {
  page: { id: string; title: string };
  /** The page it stands under, where its address has two parts. */
  above: Crumb | null;
  tiles: ReadyTile[];
};

/** What a content page tells of the tiles it draws: offers, questions, and the way to a page that stands under another. */
export function pageThings(site: Pick<LayoutSettings, 'site_name' | 'url'>, { page, above, tiles }: Drawn): Thing[] {
  const offers = tiles.flatMap((tile) => (tile.tile === 'offers-list' ? tile.offers : []));
  const questions = tiles.flatMap((tile) => (tile.tile === 'faq' ? tile.questions : []));
  return [
    ...(above ? [breadcrumbs(site, [above, { name: page.title, path: `/${page.id}` }])] : []),
    ...offers.map((offer) => offerThing(site.url, offer)),
    ...faqPage(questions),
  ];
}
