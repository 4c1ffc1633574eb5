import type { MetaDescriptor } from 'react-router';
import type { LayoutSettings } from '../settings/layout-settings.ts';
import { type Matches, siteOf } from './page-meta.ts';

/** One structured-data object (schema.org). */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** The brand's @id, so that other objects can refer to it. */
export const organisationId = (origin: string) => `${origin}/#organisation`;

/** The structured data of a page as `meta` entries, one script per object. The router escapes it. */
export function structuredDataMeta(
  matches: Matches,
  things: (site: LayoutSettings) => StructuredData[],
): MetaDescriptor[] {
  const site = siteOf(matches);
  if (!site) return [];
  return things(site).map((thing) => ({ 'script:ld+json': { '@context': 'https://schema.org', ...thing } }));
}
