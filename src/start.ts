import { Hono } from 'hono';
import type { Logger } from 'pino';
import { href, type ServerBuild } from 'react-router';
import { type App, createApp } from './app.ts';
import type { BookingApiDeps } from './booking/api/api.server.ts';
import type { CareerTables } from './careers/tables.server.ts';
import type { ContactTables } from './contact/tables.server.ts';
import type { ContentStore } from './content/content-store.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import type { DeskDeps } from './desk/engine/desk-deps.ts';
import { promisesIn } from './desk/engine/inbox/promises.ts';
import { createLiveDays, LOOK_MS } from './desk/engine/live-days.server.ts';
import { createDesk } from './desk/serve/desk.server.tsx';
import { builtDeskFiles, sourceFiles } from './desk/serve/desk-files.server.ts';
import { deskInvitations } from './desk/serve/invitations.server.ts';
import { sampleDesk } from './desk/serve/sample-desk.server.tsx';
import type { DeskTables } from './desk/tables.server.ts';
import { offerKnowledge } from './offers/rules/known-offers.ts';
import type { OfferTables } from './offers/tables.server.ts';
import { createSocialFeed } from './pages/social/social-feed.server.ts';
import { personalData } from './personal-data.server.ts';
import { createTokens } from './platform/api/caller/tokens.server.ts';
import { countedVisitor } from './platform/api/caller/visitor.server.ts';
import { NO_ROOM } from './platform/database/disk-room.ts';
import { type Env, publicUrl } from './platform/env.ts';
import { every } from './platform/every.ts';
import gazetteer from './platform/geo/gazetteer.json' with { type: 'json' };
import { createGeocoder } from './platform/geo/geocoder.ts';
import { createOfflineGeocoder } from './platform/geo/offline.ts';
import type { Geocoder, Suggester } from './platform/geo/types.ts';
import { builtAssets } from './platform/http/assets.server.ts';
import { shareAssets } from './platform/http/shared-assets.server.ts';
import { failedJobs } from './platform/jobs/failed-jobs.server.ts';
import { mailbox } from './platform/messages/mailbox.server.tsx';
import { capacityFor } from './platform/overload/capacity.ts';
import { createGate, rulesFor } from './platform/overload/gate.ts';
import type { Resources } from './resources.ts';
import { pageChanges } from './seo/page-changes.server.ts';
import { createSite } from './site.ts';
import { DAY_MS } from './values/time/duration.ts';

const BUILT = 'build/client';

function contentGeocoder(env: Env, content: ContentStore, log: Logger): Geocoder & Suggester {
  const build = () =>
    createGeocoder({
      kind: env.GEOCODER,
      url: env.GEOCODER_URL,
      key: env.GEOCODER_KEY,
      offline: createOfflineGeocoder(gazetteer, content.current.restaurants),
      log: (problem) => log.warn(problem, 'the geocoder failed; the offline one answered'),
    });
  // On first use: unpacking the gazetteer takes a tenth of a second of a core.
  let cached: ReturnType<typeof build> | undefined;
  const current = () => {
    cached ??= build();
    return cached;
  };
  content.onChange(() => {
    cached = undefined;
  });
  return {
    search: (query) => current().search(query),
    nearest: (point) => current().nearest(point),
    suggest: (query, limit) => current().suggest(query, limit),
  };
}

function socialFeed({ INSTAGRAM_TOKEN: token, INSTAGRAM_URL: url }: Env, { clock, log }: Resources) {
  if (!token) return undefined;
  const report = (problem: string) => log.warn({ problem }, 'the Instagram feed could not be fetched');
  return createSocialFeed({ url, token, report, now: () => clock().epochMilliseconds });
}

/** Developer pages exist only where there are no diners: a site with an address or a mail server is a real one. */
export const isDevelopersOwn = ({ PUBLIC_URL, SMTP_URL }: Env): boolean => !PUBLIC_URL && !SMTP_URL;

/** Whether the desk has invented staff, whom anybody on this machine may sign in as. */
export const hasSampleDesk = (env: Env): boolean => isDevelopersOwn(env) && !env.DATABASE_URL;

function developerPages(env: Env, desk: DeskDeps, booking: BookingApiDeps): Hono | undefined {
  if (!isDevelopersOwn(env)) return undefined;
  const pages = new Hono();
  if (hasSampleDesk(env)) pages.route('/', sampleDesk(desk, booking));
  return pages.route('/', mailbox(env.DATA_DIR));
}

export type Application = {
  fetch: App['fetch'];
  warm(): Promise<void>;
  /** Ends what would go on for ever, so that the server can drain. */
  endStreams(): void;
  close(): Promise<void>;
};

export async function assemble(resources: Resources, build: ServerBuild, mode: string): Promise<Application> {
  const sharedAssets = mode === 'production' ? resources.env.ASSETS_DIR : undefined;
  const stampAssets = sharedAssets ? await shareAssets(BUILT, sharedAssets, Date.now()) : undefined;
  const {
    env,
    log,
    clock,
    content,
    connection,
    reads,
    jobs,
    rateLimits,
    renders,
    secret,
    vault,
    engine,
    captcha,
    fileLimit,
    deskLimits,
    cvs,
  } = resources;
  const deskDb = connection.db.withTables<DeskTables>();
  const live = createLiveDays({ db: deskDb, clock });
  const stopLooking = every(LOOK_MS, live.look, (err) => log.error({ err }, 'changes for the desk could not be read'));
  const deskDeps: DeskDeps = {
    db: deskDb,
    live,
    booking: engine,
    jobs,
    clock,
    tokenSecret: secret,
    publicUrl: publicUrl(env),
    limits: deskLimits,
    personalData: personalData({
      ...{ db: connection.db.withTables<CustomerTables>(), jobs, clock, tokenSecret: secret, env },
      interests: () => content.current.published.settings.customers.interests,
    }),
    restaurants: () => content.current.restaurants,
    offers: () => offerKnowledge(content.current).offers,
    followContent: () => content.follow().catch((err) => log.error({ err }, 'closed days could not be read')),
    report: (err, path) => log.error({ err, path }, 'a page of the desk failed'),
    promises: () => promisesIn(content.current.published.settings),
    brand: () => content.current.published.settings.site_name,
  };
  const gate = createGate(rulesFor(capacityFor(env)));
  const app = createApp({
    gate,
    env,
    log,
    clock,
    get brandKey() {
      return content.current.settings.site_id;
    },
    tokens: createTokens(secret, clock),
    tokenSecret: secret,
    lastChanges: pageChanges(connection.pool),
    booking: { db: connection.db, reads, jobs },
    offers: { db: connection.db.withTables<OfferTables>(), jobs },
    careers: { db: connection.db.withTables<CareerTables>(), jobs, scanner: cvs.scanner },
    contact: { db: connection.db.withTables<ContactTables>(), jobs },
    customers: { db: connection.db.withTables<CustomerTables>(), jobs },
    payments: { db: connection.db, vault },
    consent: { pool: connection.pool },
    captcha,
    fileLimit,
    content: () => content.current,
    socialFeed: socialFeed(env, resources),
    geocoder: contentGeocoder(env, content, log),
    rateLimits,
    site: (api) =>
      createSite({
        env,
        build,
        mode,
        api,
        clock,
        log,
        renderLimit: () => renders(countedVisitor()),
        gate,
      }),
    desk: createDesk(deskDeps, mode === 'production' ? builtDeskFiles(BUILT) : sourceFiles),
    dev: developerPages(env, deskDeps, {
      db: connection.db,
      jobs,
      clock,
      tokenSecret: secret,
      env,
      content: () => content.current,
    }),
    internal: failedJobs(jobs, secret).route('/', deskInvitations(deskDeps)),
    assets: mode === 'production' ? builtAssets(BUILT, env.ASSETS_DIR) : undefined,
    async ready() {
      if (!(await resources.room())) return NO_ROOM;
      return (await resources.takesWrites()) || 'the database takes no writes';
    },
  });
  const pages = () => [
    href('/'),
    href('/find-us'),
    ...content.current.restaurants.map(({ slug }) => href('/restaurants/:slug', { slug })),
  ];
  content.onChange(({ version }) => {
    log.info({ version }, 'new content');
    app.site?.refresh(pages()).catch((err) => log.error({ err }, 'a page could not be rendered from the new content'));
  });
  const notStamped = (err: unknown) => log.error({ err }, 'scripts and styles could not be marked as in use');
  const stopStamping = stampAssets && every(DAY_MS, () => stampAssets(Date.now()), notStamped);
  return {
    fetch: app.fetch,
    warm: async () => app.site?.refresh(pages()),
    endStreams: live.close,
    async close() {
      await stopLooking();
      await stopStamping?.();
    },
  };
}
