import { leadsWithinPage } from '../../ui/links/followed-link.ts';
import { isOneOf } from '../../values/pages/page-paths.ts';

/** The plain pages which, linked from another page, open as a card over it. */
const isCardPage = isOneOf('/book-now', '/restaurants/:slug/book-now', '/careers/job/:id/apply');

/** Whether a link of this site may open a card over the page it is on. */
export const opensCard = (link: HTMLAnchorElement): boolean =>
  link.dataset.opensCard !== undefined || (isCardPage(link.pathname) && !leadsWithinPage(link));
