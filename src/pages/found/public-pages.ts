import { pagePath } from '../page-contract.ts';
import type { PublishedContent } from '../published-content.ts';
import { isRunning } from '../tiles/running.ts';

/** A page search engines may show, with the content it is made from. */
export type PublicPage = { path: string; says: unknown };

/** Every page for search engines, once each, as it stands on a day ('YYYY-MM-DD' in London). */
export function publicPages(content: PublishedContent, today: string): PublicPage[] {
  const { summaries, bySlug, menus, choices, pages } = content;
  const shown = [...pages.values()].filter((page) => page.index !== false && isRunning(page, today));
  return [
    ...shown.map((one) => ({ path: pagePath(one), says: one })),
    { path: '/find-us', says: summaries },
    { path: '/restaurants', says: summaries },
    { path: '/our-menu', says: choices },
    ...[...bySlug.values()].map((one) => ({ path: `/restaurants/${one.slug}`, says: one })),
    ...[...menus.values()].flatMap((one) => [
      { path: `/our-menu/${one.id}`, says: one },
      { path: `/our-menu/${one.id}/allergens`, says: one },
    ]),
  ];
}
