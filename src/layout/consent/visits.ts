import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pushToDataLayer } from '../../platform/data-layer.ts';
import { tellablePath } from '../../platform/secret-paths.ts';

/** Names in a query that say which campaign brought the visitor. All else may be personal: a postcode, a position. */
const CAMPAIGN = /^(utm_\w+|gclid|dclid|gbraid|wbraid)$/;

/** The address as it may be told: the path, and of the query only the campaign. */
export function tellableAddress(href: string): string {
  const { origin, pathname, searchParams } = new URL(href);
  const campaign = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)));
  return `${origin}${tellablePath(pathname)}${campaign.size > 0 ? `?${campaign}` : ''}`;
}

/** While allowed, tells the tag manager of the visit and of every other URL after it; another hash is not another URL. */
export function useVisits(allowed: boolean): void {
  const { pathname, search } = useLocation();
  const told = useRef<string | null>(null);
  useEffect(() => {
    const url = pathname + search;
    if (!allowed || told.current === url) return;
    const event = told.current === null ? 'visit' : 'url_change';
    told.current = url;
    pushToDataLayer({ event, page_location: tellableAddress(location.href), page_title: document.title });
  }, [allowed, pathname, search]);
}
