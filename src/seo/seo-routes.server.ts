import { Hono } from 'hono';
import { SECURITY_HEADERS } from '../platform/http/security-headers.ts';
import type { BrandSettings } from '../settings/contract.ts';
import { FOUND } from '../values/http-status.ts';
import { londonNow } from '../values/time/london-time.ts';
import type { LastChanges } from './page-changes.server.ts';
import { robots } from './robots.server.ts';
import { securityTxt } from './security-txt.server.ts';
import { type PublicPage, sitemap } from './sitemap.server.ts';
import { webManifest } from './web-manifest.ts';

type SeoDeps = {
  settings: () => Pick<
    BrandSettings,
    'url' | 'site_name' | 'tagline' | 'description' | 'favicon' | 'shareImage' | 'email' | 'security'
  >;
  /** All pages for search engines on a day ('YYYY-MM-DD' in London). */
  publicPages: (today: string) => Promise<PublicPage[]>;
  /** Epoch ms. */
  now: () => number;
  /** This installation's own address; by default the brand's. */
  publicUrl?: string;
  /** Without it, such as without a database, the site map has no dates. */
  lastChanges?: LastChanges;
};

/** A site map may be an hour old. */
const headers = (type: string) => ({
  ...SECURITY_HEADERS,
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=3600',
});

/** Files with fixed names: site map, robots, web manifest, share images, and where to report security holes. */
export function seoRoutes({ settings, publicPages, now, publicUrl, lastChanges }: SeoDeps): Hono {
  const origin = () => publicUrl ?? settings().url;
  /** Cached for each content version and day, except without dates while the database is away. */
  let cache: { settings: object; date: string; xml: string } | undefined;
  const siteMap = async () => {
    const { date } = londonNow(now());
    const content = settings();
    if (cache?.settings === content && cache.date === date) return cache.xml;
    const pages = await publicPages(date);
    const changes = await lastChanges?.(pages, date).catch(() => undefined);
    const xml = sitemap(origin(), pages, changes ?? new Map());
    cache = changes && { settings: content, date, xml };
    return xml;
  };
  return (
    new Hono()
      .get('/sitemap.xml', async (c) => c.body(await siteMap(), 200, headers('application/xml')))
      .get('/robots.txt', (c) => c.body(robots(origin()), 200, headers('text/plain')))
      .get('/.well-known/security.txt', (c) =>
        c.body(securityTxt(origin(), settings(), now()), 200, headers('text/plain')),
      )
      .get('/site.webmanifest', (c) =>
        c.body(JSON.stringify(webManifest(settings())), 200, headers('application/manifest+json')),
      )
      // A page newer than the last share images: redirects to the brand's own.
      .get('/images/share/*', (c) => c.redirect(settings().shareImage.url, FOUND))
  );
}
