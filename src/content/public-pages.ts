import { href } from 'react-router';
import { jobCategories } from '../careers/contracts/constants.ts';
import type { Vacancy } from '../careers/contracts/job.ts';
import { categoryOf } from '../careers/rules/job-categories.ts';
import { jobPath, jobSearchPath } from '../careers/rules/job-query.ts';
import { jobStateOn } from '../careers/rules/known-jobs.ts';
import type { Offer } from '../offers/contracts/offer.ts';
import { offerStateOn } from '../offers/rules/offer-state.ts';
import { pagePath } from '../pages/content/page-path.ts';
import { isWithinRange } from '../pages/tiles/shared/date-range.ts';
import type { PublicPage } from '../seo/sitemap.server.ts';
import type { PublishedContent } from './published-content.ts';

type SiteContent = { published: PublishedContent; offers?: readonly Offer[]; jobs?: readonly Vacancy[] };

/**
 * All pages for search engines, without duplicates, on a day ('YYYY-MM-DD' in London). `claimable`: slugs of the
 * offers with vouchers left, or null if unknown.
 */
export function publicPages(
  { published: content, offers = [], jobs = [] }: SiteContent,
  today: string,
  claimable: ReadonlySet<string> | null = null,
): PublicPage[] {
  const { summaries, bySlug, menus, choices, pages } = content;
  const visiblePages = [...pages.values()].filter((page) => page.index !== false && isWithinRange(page, today));
  const activeOffers = offers.filter(
    (entry) =>
      entry.listed &&
      offerStateOn(entry, today, null) === 'running' &&
      (claimable === null || claimable.has(entry.slug)),
  );
  const open = jobs.filter((job) => jobStateOn(job, today) === 'open');
  return [
    ...visiblePages.map((page) => ({ path: pagePath(page), source: page })),
    { path: href('/find-us'), source: summaries },
    { path: href('/restaurants'), source: summaries },
    { path: href('/our-menu'), source: choices },
    ...[...bySlug.values()].map((restaurant) => ({
      path: href('/restaurants/:slug', { slug: restaurant.slug }),
      source: restaurant,
    })),
    ...activeOffers.map((entry) => ({ path: href('/offer/:id?', { id: entry.slug }), source: entry })),
    ...[null, ...jobCategories].map((category) => ({
      path: jobSearchPath({ category }),
      source: open.filter((job) => !category || categoryOf(job.category) === category),
    })),
    ...open.map((job) => ({ path: jobPath(job.job_id), source: job })),
    ...[...menus.values()].flatMap((menu) => [
      { path: href('/our-menu/:id', { id: menu.id }), source: menu },
      { path: href('/our-menu/:id/allergens', { id: menu.id }), source: menu },
    ]),
  ];
}
