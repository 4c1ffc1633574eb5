import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApp } from './app.ts';
import { renderBookingMail } from './booking/booking-mail.server.tsx';
import { type BookingMail, MAIL_QUEUE } from './booking/mail-jobs.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { ContentStore } from './content.ts';
import type { Env } from './env.ts';
import { builtAssets } from './platform/assets.server.ts';
import { createClock } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { failedJobs } from './platform/failed-jobs.server.ts';
import gazetteer from './platform/geo/gazetteer.json' with { type: 'json' };
import { createGeocoder } from './platform/geo/geocoder.ts';
import { createOfflineGeocoder } from './platform/geo/offline.ts';
import type { Geocoder, Suggester } from './platform/geo/types.ts';
import { openJobs } from './platform/jobs.ts';
import { createLog } from './platform/log.ts';
import { sendOnce } from './platform/mail-job.server.ts';
import { mailbox } from './platform/mailbox.server.tsx';
import { createMailer } from './platform/mailer.server.ts';
import { migrate } from './platform/migrate.ts';
import { createRateLimits } from './platform/rate-limits.server.ts';
import { createTokens, tokenSecret } from './platform/tokens.server.ts';
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

export type Running = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>;
  /** Renders the pages most asked for, so that nobody waits for them. */
  warm(): Promise<void>;
  close(): Promise<void>;
};

/** Opens everything the application needs and puts it together. */
export async function compose(env: Env, build: ServerBuild, mode: string): Promise<Running> {
  const log = createLog(env.LOG_LEVEL);
  const clock = createClock(env.CLOCK);
  const content = await ContentStore.open(env.CONTENT_DIR);
  const connection = await openDatabase<BookingTables>({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: env.DATABASE_POOL,
    prepared: env.DATABASE_PREPARED === 'on',
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  await migrate(connection.db);
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, dataDir: env.DATA_DIR });
  const jobs = await openJobs(connection, [MAIL_QUEUE], log);
  const secret = tokenSecret(env.TOKEN_SECRET, env.DATA_DIR);
  const { site_name: name, email, url } = content.current.settings;
  const publicUrl = env.PUBLIC_URL ?? url;
  const mailDeps = { db: connection.db, content: () => content.current, brand: { name, email }, publicUrl };
  await jobs.work({
    [MAIL_QUEUE]: async (job: BookingMail) => sendOnce(connection.pool, mailer, await renderBookingMail(mailDeps, job)),
  });
  const app = createApp({
    log,
    clock,
    brandKey: 'tavola',
    tokens: createTokens(secret, clock),
    tokenSecret: secret,
    mapStyleUrl: env.MAP_STYLE_URL,
    booking: { db: connection.db, jobs },
    content: () => content.current,
    geocoder: houseGeocoder(env, content, log),
    rateLimits: await createRateLimits(connection, log),
    site: (api) =>
      createSite({ build, mode, api, clock, keepPages: env.PAGE_CACHE === 'on', mapStyleUrl: env.MAP_STYLE_URL }),
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
  const unwatch = content.watch((problem) => log.error(`the content was not taken over: ${problem.message}`));
  return {
    fetch: app.fetch,
    warm: async () => app.site?.refresh(pages()),
    async close() {
      unwatch();
      await jobs.stop();
      mailer.close();
      await connection.close();
    },
  };
}
