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
 * All pages for search engines, once each, on a day ('YYYY-MM-DD' in London). `claimable`: the slugs of the offers of
 * which vouchers are left; null where that cannot be told.
 */
export function publicPages(
  { published: content, offers = [], jobs = [] }: SiteContent,
  today: string,
  claimable: ReadonlySet<string> | null = null,
): PublicPage[] {
  const { summaries, bySlug, menus, choices, pages } = content;
  const shown = [...pages.values()].filter((page) => page.index !== false && isWithinRange(page, today));
  const running = offers.filter(
    (one) =>
      one.listed && offerStateOn(one, today, null) === 'running' && (claimable === null || claimable.has(one.slug)),
  );
  const open = jobs.filter((one) => jobStateOn(one, today) === 'open');
  return [
    ...shown.map((one) => ({ path: pagePath(one), source: one })),
    { path: href('/find-us'), source: summaries },
    { path: href('/restaurants'), source: summaries },
    { path: href('/our-menu'), source: choices },
    ...[...bySlug.values()].map((one) => ({ path: href('/restaurants/:slug', { slug: one.slug }), source: one })),
    ...running.map((one) => ({ path: href('/offer/:id?', { id: one.slug }), source: one })),
    ...[null, ...jobCategories].map((category) => ({
      path: jobSearchPath({ category }),
      source: open.filter((one) => !category || categoryOf(one.category) === category),
    })),
    ...open.map((one) => ({ path: jobPath(one.job_id), source: one })),
    ...[...menus.values()].flatMap((one) => [
      { path: href('/our-menu/:id', { id: one.id }), source: one },
      { path: href('/our-menu/:id/allergens', { id: one.id }), source: one },
    ]),
  ];
}
