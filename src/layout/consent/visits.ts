import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { loggablePath } from '../../values/secret-paths.ts';

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

/** While allowed, reports the visit and every later URL; a change of the hash does not count. */
export function useVisits(allowed: boolean, report: (visit: Visit) => void): void {
  const { pathname, search } = useLocation();
  const reported = useRef<string | null>(null);
  useEffect(() => {
    const url = pathname + search;
    if (!allowed || reported.current === url) return;
    const event = reported.current === null ? 'visit' : 'url_change';
    reported.current = url;
    report({ event, page_location: trackableUrl(location.href), page_title: document.title });
  }, [allowed, pathname, search, report]);
}
