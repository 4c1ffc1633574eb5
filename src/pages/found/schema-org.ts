import type { MetaDescriptor } from 'react-router';
import type { LayoutSettings } from '../../layout/layout-settings.ts';
import { type Matches, siteOf } from '../../layout/page-meta.ts';

/** A thing as schema.org describes it. */
export type Thing = { '@type': string; [property: string]: unknown };

/** The brand's own name among things, so that others can point at it. */
export const organisationId = (origin: string) => `${origin}/#organisation`;

/** What a page tells search engines beside its words, one script to a thing. The router escapes it for the page. */
export function structured(matches: Matches, things: (site: LayoutSettings) => Thing[]): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [];
  return things(site).map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}
