import { loggablePath } from '../../values/pages/secret-paths.ts';
import { onShownPage, type ShownPage, shownPage } from '../shared/shown-page.ts';

/** Query parameters that identify a campaign. All others may be personal: a postcode, a position. */
const CAMPAIGN = /^(utm_\w+|gclid|dclid|gbraid|wbraid)$/;

/** The URL as it may be reported: the path, and only the query's campaign. */
export function trackableUrl(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${loggablePath(pathname)}${campaign.size > 0 ? `?${campaign}` : ''}`;
}

export type Visit = { event: 'visit' | 'url_change'; page_location: string; page_title: string };

/**
 * Reports the visit and every later URL while allowed; changes of the hash don't count. Returns the function that
 * allows or stops it.
 */
export function visitReporter(report: (visit: Visit) => void): (allowed: boolean) => void {
  let isAllowed = false;
  let lastUrl: string | null = null;
  const look = ({ pathname, search }: ShownPage) => {
    const url = pathname + search;
    if (!isAllowed || lastUrl === url) return;
    const event = lastUrl === null ? 'visit' : 'url_change';
    lastUrl = url;
    report({ event, page_location: trackableUrl(location.href), page_title: document.title });
  };
  onShownPage(look);
  return (allowed) => {
    isAllowed = allowed;
    look(shownPage());
  };
}
