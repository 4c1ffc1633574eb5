import { loggablePath } from '../../values/pages/secret-paths.ts';
import { onShownPage, type ShownPage, shownPage } from '../shared/shown-page.ts';

/** Query parameters that name the campaign a visitor came from. All others may be personal: a postcode, a position. */
const CAMPAIGN = /^(utm_\w+|gclid|dclid|gbraid|wbraid)$/;

/** The address as it may be reported: the path, and of the query only the campaign. */
export function trackableUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${loggablePath(pathname)}${campaign.size > 0 ? `?${campaign}` : ''}`;
}

/** A visit, or a later URL of it. */
export type Visit = { event: 'visit' | 'url_change'; page_location: string; page_title: string };

/**
 * Reports the visit and every later URL while allowed; a change of the hash does not count. Returns the function that
 * allows it or no longer does.
 */
export function visitReporter(report: (visit: Visit) => void): (allowed: boolean) => void {
  let isAllowed = false;
  let reported: string | null = null;
  const look = ({ pathname, search }: ShownPage) => {
    const url = pathname + search;
    if (!isAllowed || reported === url) return;
    const event = reported === null ? 'visit' : 'url_change';
    reported = url;
    report({ event, page_location: trackableUrl(location.href), page_title: document.title });
  };
  onShownPage(look);
  return (allowed) => {
    isAllowed = allowed;
    look(shownPage());
  };
}
