import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { type App, createApp } from './app.ts';
import type { ContentStore } from './content-store.ts';
import type { Env } from './env.ts';
import { pageChanges } from './pages/found/page-changes.server.ts';
import { createSocialFeed } from './pages/social/social-feed.server.ts';
import { builtAssets } from './platform/assets.server.ts';
import { failedJobs } from './platform/failed-jobs.server.ts';
import gazetteer from './platform/geo/gazetteer.json' with { type: 'json' };
import { createGeocoder } from './platform/geo/geocoder.ts';
import { createOfflineGeocoder } from './platform/geo/offline.ts';
import type { Geocoder, Suggester } from './platform/geo/types.ts';
import { mailbox } from './platform/mailbox.server.tsx';
import { createTokens } from './platform/tokens.server.ts';
import type { Resources } from './resources.ts';
import { createSite } from './site.ts';

function houseGeocoder(env: Env, content: ContentStore, log: Logger): Geocoder & Suggester {
  const build = () =>
    createGeocoder({
      kind: env.GEOCODER,
      url: env.GEOCODER_URL,
      key: env.GEOCODER_KEY,
      offline: createOfflineGeocoder(gazetteer, content.current.restaurants),
      log: (problem) => log.warn(problem, 'the geocoder failed; answered from our own figures'),
    });
  let current = build();
  content.onChange(() => {
    current = build();
  });
  return {
    search: (query) => current.search(query),
    nearest: (point) => current.nearest(point),
    suggest: (query, limit) => current.suggest(query, limit),
  };
}

function socialFeed({ INSTAGRAM_TOKEN: token, INSTAGRAM_URL: url }: Env, { clock, log }: Resources) {
  if (!token) return undefined;
  const told = (problem: string) => log.warn({ problem }, 'the Instagram feed could not be had');
  return createSocialFeed({ url, token, told, now: () => clock().epochMilliseconds });
}

export type Running = {
  fetch: App['fetch'];
  /** Renders the pages most asked for, so that nobody waits for them. */
  warm(): Promise<void>;
};

/** Puts the application together over what is open. */
export async function assemble(resources: Resources, build: ServerBuild, mode: string): Promise<Running> {
  const { env, log, clock, content, connection, jobs, rateLimits, secret, vault, captcha } = resources;
  const app = createApp({
    log,
    clock,
    get brandKey() {
      return content.current.settings.site_id;
    },
    tokens: createTokens(secret, clock),
    tokenSecret: secret,
    mapStyleUrl: env.MAP_STYLE_URL,
    publicUrl: env.PUBLIC_URL,
    lastChanges: pageChanges(connection.pool),
    booking: { db: connection.db, jobs },
    payments: { db: connection.db, vault },
    consent: { pool: connection.pool },
    captcha,
    content: () => content.current,
    socialFeed: socialFeed(env, resources),
    geocoder: houseGeocoder(env, content, log),
    rateLimits,
    site: (api) =>
      createSite({
        build,
        mode,
        api,
        clock,
        log,
        keepPages: env.PAGE_CACHE === 'on',
        mapStyleUrl: env.MAP_STYLE_URL,
        gtmId: env.GTM_ID,
        recaptchaUrl: env.CAPTCHA === 'recaptcha' ? env.RECAPTCHA_URL : undefined,
        braintree: env.BRAINTREE_ENVIRONMENT,
      }),
    bookingApiUrl: env.BOOKING_API_URL,
    networkApiUrl: env.NETWORK_API_URL,
    trustProxy: env.TRUST_PROXY === 'on',
    dev: new Hono().route('/', env.SMTP_URL ? new Hono() : mailbox(env.DATA_DIR)).route('/', failedJobs(jobs)),
    assets: mode === 'production' ? builtAssets('build/client') : undefined,
    ready: () =>
      connection.pool.query('select 1').then(
        () => true as const,
        () => 'the database does not answer',
      ),
  });
  const pages = () => ['/', '/find-us', ...content.current.restaurants.map(({ slug }) => `/restaurants/${slug}`)];
  content.onChange(({ version }) => {
    log.info({ version }, 'new content');
    app.site?.refresh(pages()).catch((err) => log.error({ err }, 'a page could not be rendered from the new content'));
  });
  return { fetch: app.fetch, warm: async () => app.site?.refresh(pages()) };
}
