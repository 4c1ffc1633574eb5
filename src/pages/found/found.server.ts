import { type Context, Hono } from 'hono';
import { SECURITY_HEADERS } from '../../platform/security-headers.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import type { PublishedContent } from '../published-content.ts';
import type { LastChanges } from './page-changes.server.ts';
import { publicPages } from './public-pages.ts';
import { robots } from './robots.server.ts';
import { sitemap } from './sitemap.server.ts';
import { webManifest } from './web-manifest.ts';

type FoundDeps = {
  content: () => PublishedContent;
  /** Epoch ms. */
  now: () => number;
  /** This installation's own address; the brand's when not given. */
  publicUrl?: string;
  /** Without it, as where there is no database, the site map names no dates. */
  lastChanges?: LastChanges;
};

/** Search engines may read a map that is an hour old. */
const headers = (type: string) => ({
  ...SECURITY_HEADERS,
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'public, max-age=3600',
});

/** What search engines and browsers ask for by name: site map, robots, web manifest, cards for shared links. */
export function found({ content, now, publicUrl, lastChanges }: FoundDeps): Hono {
  const origin = () => publicUrl ?? content().settings.url;
  const mapped = async (c: Context) => {
    const { date } = londonNow(now());
    const pages = publicPages(content(), date);
    const changes = (await lastChanges?.(pages, date)) ?? new Map<string, string>();
    return c.body(sitemap(origin(), pages, changes), 200, headers('application/xml'));
  };
  return (
    new Hono()
      .get('/sitemap.xml', mapped)
      .get('/robots.txt', (c) => c.body(robots(origin()), 200, headers('text/plain')))
      .get('/site.webmanifest', (c) =>
        c.body(JSON.stringify(webManifest(content().settings)), 200, headers('application/manifest+json')),
      )
      // A page written since the cards were last printed: the house's own card, until then.
      .get('/images/share/*', (c) => c.redirect(content().settings.shareImage.url, 302))
  );
}
