import { join } from 'node:path';
import type { Logger } from 'pino';
import { openEngine } from './booking/api/api.server.ts';
import { bookingFigures, tableFigures } from './booking/booking-figures.server.ts';
import { storeEmptySearches } from './booking/empty-searches.server.ts';
import { releaseOverdueHolds } from './booking/engine/day/clean-up.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { upcomingParties } from './booking/upcoming-parties.server.ts';
import { openCvStore } from './careers/cv/cv-store.server.ts';
import { openScanner } from './careers/cv/scan-cv.server.ts';
import { READY_CHECKED } from './content/checked-source.ts';
import { contentReports } from './content/content-reports.ts';
import { ContentStore } from './content/content-store.ts';
import { queueBirthdays } from './customers/engine/birthdays.server.ts';
import type { CustomerTables } from './customers/tables.server.ts';
import { alertOverdue } from './desk/engine/inbox/alert-overdue.server.ts';
import { promisesIn } from './desk/engine/inbox/promises.ts';
import { createDeskLimits } from './desk/engine/limits.server.ts';
import { runWebhooks } from './desk/engine/office/deliver-webhooks.server.ts';
import { mailSheets } from './desk/engine/sheet/sheet-mails.server.ts';
import type { DeskTables } from './desk/tables.server.ts';
import { expiredDeletions } from './expired.server.ts';
import { handlersOf } from './job-handlers.ts';
import { QUEUES } from './job-queues.ts';
import { emailSender } from './messages/email-brand.ts';
import { fillPools } from './offers/engine/offer-stock.server.ts';
import { offerKnowledge } from './offers/rules/known-offers.ts';
import type { OfferTables } from './offers/tables.server.ts';
import { braintreeSettings } from './payments/braintree/settings.ts';
import { openVault } from './payments/open-vault.server.ts';
import { joinBySecret } from './platform/api/caller/one-secret.server.ts';
import { tokenSecret } from './platform/api/caller/tokens.server.ts';
import { openCaptcha } from './platform/captcha/open-captcha.server.ts';
import { WITHOUT_CAPTCHA } from './platform/captcha/sender-check.server.ts';
import { captchaSettings } from './platform/captcha/settings.ts';
import { createClock } from './platform/clock.ts';
import { ContentError } from './platform/content-files.ts';
import { type Connection, openDatabase, withStartupLock } from './platform/database/database.ts';
import { hasDiskRoom } from './platform/database/disk-room.ts';
import { migrate } from './platform/database/migrate.ts';
import { primaryReads, standbyReads } from './platform/database/reads.ts';
import { watchEmbedded } from './platform/database/watch-embedded.ts';
import { createWriteProbe } from './platform/database/write-probe.ts';
import { type Env, publicUrl } from './platform/env.ts';
import { every, everyEach } from './platform/every.ts';
import { FILE_COST } from './platform/files/file-turns.server.ts';
import { createLimiter } from './platform/http/limits/limiter.server.ts';
import { type Jobs, openJobs } from './platform/jobs/jobs.ts';
import { queueFigures } from './platform/jobs/queue-figures.server.ts';
import { createLog } from './platform/log.ts';
import { createMailer } from './platform/messages/mailer.server.ts';
import { createSmsSender, twilioAccount } from './platform/messages/sms.server.ts';
import { databaseFigures } from './platform/observe/figures.server.ts';
import { upkeepFailures } from './platform/observe/metrics.ts';
import { tracePool } from './platform/observe/trace-pool.ts';
import { purgeJob } from './platform/purge/cache-purge.server.ts';
import { createRateLimits, RENDERS } from './rate-limits.ts';
import { rewardReferrers } from './referral/engine/reward-referrers.server.ts';
import { HOUR_MS, MINUTE_MS } from './values/time/duration.ts';

const TIDY_MS = 5000;
const ALERT_MS = 5 * MINUTE_MS;
/** In the data folder: which content this build has validated. */
const CHECKED = 'checked-content';

/** Why the resources could not be opened, for monitoring; the cause is only logged. */
export class NotOpened extends Error {}

const because = (reason: string) => (cause: unknown) => {
  throw new NotOpened(reason, { cause });
};

/** A connection on which schema changes have no time-out; PGlite's only one never has any. */
async function patientConnection(env: Env, connection: Connection<BookingTables>): Promise<Connection<BookingTables>> {
  if (!env.DATABASE_URL) return connection;
  return openDatabase({ url: env.DATABASE_URL, poolSize: 2, prepared: env.DATABASE_PREPARED === 'on' });
}

const CHECK_MS = 1000;

/** Reads that a standby may serve; from the primary if no standby is configured. */
async function openReads(env: Env, { primary, log, stack }: ReadsDeps) {
  if (!env.DATABASE_READ_URL) return primaryReads(primary.db);
  const isPooled = env.DATABASE_PREPARED === 'off';
  const reportFailure = (err: unknown) => log.warn({ err }, 'the standby failed');
  const standby = await openDatabase<BookingTables>({
    url: env.DATABASE_READ_URL,
    poolSize: env.DATABASE_POOL,
    prepared: !isPooled,
    impatient: true,
    onError: reportFailure,
  });
  stack.defer(() => standby.close());
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) tracePool(standby.pool);
  const maxLagSeconds = env.DATABASE_READ_MAX_LAG_SECONDS;
  const report = (reason: string | null) =>
    reason ? log.warn({ why: reason }, 'the standby is not read') : log.info('the standby is read');
  const reads = standbyReads({ primary, standby, maxLagSeconds, pooled: isPooled, report });
  stack.defer(every(CHECK_MS, () => reads.check(), reportFailure));
  return reads;
}
type ReadsDeps = { primary: Connection<BookingTables>; log: Logger; stack: AsyncDisposableStack };

/** A database with its schema prepared: its connection, jobs and limits. */
async function openStorage(env: Env, log: Logger, stack: AsyncDisposableStack) {
  const connection = await openDatabase<BookingTables>({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: env.DATABASE_POOL,
    prepared: env.DATABASE_PREPARED === 'on',
    impatient: true,
    onError: (err) => log.error({ err }, 'the database failed'),
  });
  stack.defer(() => connection.close());
  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) tracePool(connection.pool);
  await connection.pool.query('select 1').catch(because('the database does not answer'));
  const patient = await patientConnection(env, connection);
  const prepare = async () => {
    await migrate(patient.db);
    const jobs = await openJobs(connection, QUEUES, log);
    stack.defer(() => jobs.stop());
    return {
      jobs,
      rateLimits: await createRateLimits(connection, log),
      renders: await createLimiter(connection, RENDERS, log),
      withoutCaptcha: await createLimiter(connection, WITHOUT_CAPTCHA, log),
      fileLimit: await createLimiter(connection, FILE_COST, log),
      deskLimits: await createDeskLimits(connection, log),
    };
  };
  const waits = () => log.info('another process is preparing the schema; waiting for it');
  const storage = await withStartupLock(patient, prepare, waits)
    .catch(because('the database cannot be prepared'))
    .finally(() => (patient === connection ? undefined : patient.close()));
  return { connection, reads: await openReads(env, { primary: connection, log, stack }), ...storage };
}

/**
 * Opens what survives a code reload in development: content, database, mail, workers. A failure leaves nothing open.
 * `build` names the running code: it need not validate again what it has validated.
 */
export async function openResources(env: Env, build?: string) {
  const stack = new AsyncDisposableStack();
  try {
    return { ...(await openAll(env, build, stack)), close: () => stack.disposeAsync() };
  } catch (problem) {
    await stack.disposeAsync().catch(() => undefined);
    throw problem;
  }
}

/** The virus scanner and the store of CVs; null if not configured. */
function openCvs({ CLAMD_URL, STORAGE_URL }: Env, log: Logger) {
  const report = (problem: string) => log.error({ problem }, 'the virus scanner gave no verdict');
  return {
    scanner: CLAMD_URL ? openScanner(CLAMD_URL, report) : null,
    store: STORAGE_URL ? openCvStore(STORAGE_URL) : null,
  };
}

/** The packages are loaded only if a collector is configured. */
async function traceBySetting(env: Env, stack: AsyncDisposableStack): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: service, OTEL_TRACES_SAMPLER_ARG: ratio } = env;
  if (!endpoint) return;
  const { openTracing } = await import('./platform/observe/open-tracing.server.ts');
  stack.defer(openTracing({ endpoint, service, ratio }));
}

/** The first process to see new content has the cache in front purged, by one job for all. */
function purgeOnChange({ env, log, content, connection, jobs }: PurgeDeps): void {
  if (!env.PURGE_URL) return;
  const ask = () =>
    jobs
      .enqueue(connection.db, [purgeJob(content.publication)])
      .catch((err) => log.error({ err }, 'the purge of the cache in front could not be queued, so it keeps old pages'));
  content.onChange(ask);
  // Content published by this start, or by another process while this one was down.
  void ask();
}
type PurgeDeps = {
  env: Env;
  log: Logger;
  content: ContentStore;
  connection: Connection<BookingTables>;
  jobs: Pick<Jobs, 'enqueue'>;
};

async function openAll(env: Env, build: string | undefined, stack: AsyncDisposableStack) {
  const log = createLog(env.LOG_LEVEL);
  await traceBySetting(env, stack);
  const from = () => emailSender(env, content.current.published.settings);
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from, dataDir: env.DATA_DIR });
  // Closed after the jobs that use it.
  stack.defer(() => mailer.close());
  const { connection, reads, jobs, rateLimits, renders, withoutCaptcha, fileLimit, deskLimits } = await openStorage(
    env,
    log,
    stack,
  );
  const secret = tokenSecret(env.TOKEN_SECRET, env.DATA_DIR);
  // Before publishing content: a process with the wrong secret changes nothing.
  if (connection.kind === 'postgres')
    await joinBySecret(connection.pool, { secret, isGiven: env.TOKEN_SECRET !== undefined });
  const reports = contentReports(log, reads);
  const files = {
    folder: env.CONTENT_DIR,
    kept: build === undefined ? undefined : { file: join(env.DATA_DIR, CHECKED), ready: READY_CHECKED, build },
  };
  const clock = createClock(env.CLOCK);
  const content = await ContentStore.open(
    { ...connection, reads: reports.reads, upcomingParties: upcomingParties(clock) },
    files,
    {
      report: reports.report,
      warn: (line) => log.warn(line),
      shared: connection.kind === 'postgres',
    },
  ).catch((cause) => {
    throw cause instanceof ContentError ? new NotOpened(`the content is wrong: ${cause.message}`) : cause;
  });
  await fillPools(connection.pool, content.current.offerPools ?? []);
  content.onChange(({ offerPools = [] }) => {
    fillPools(connection.pool, offerPools).catch((err) => log.error({ err }, 'codes of offers could not be loaded'));
  });
  const vault = await openVault({
    db: connection.db,
    clock,
    braintree: braintreeSettings(env),
    report: (problem) => log.error({ problem }, 'the card provider failed'),
  });
  const sms = createSmsSender({ account: twilioAccount(env), dataDir: env.DATA_DIR });
  const senders = { pool: connection.pool, mailer, sms };
  const captcha = openCaptcha(captchaSettings(env), {
    db: connection.db,
    clock,
    secret,
    report: (problem) => log.error({ problem }, 'the captcha failed'),
  });
  const cvs = openCvs(env, log);
  await jobs.work(handlersOf({ env, content, connection, jobs, senders, vault, cvs, tokenSecret: secret, clock }));
  const engine = openEngine({
    db: connection.db,
    reads,
    jobs,
    clock,
    content: () => content.current,
    tokenSecret: secret,
    env,
    bookingsOpen: () => content.current.settings.bookingsEnabled,
  });
  const deletions = expiredDeletions({
    db: connection.db,
    engine,
    vault,
    jobs,
    cvs,
    tokenSecret: secret,
    clock,
    content,
  });
  const greetBirthdays = async () => {
    const { birthdayDaysAhead: daysAhead } = content.current.published.settings.customers;
    await queueBirthdays({ db: connection.db.withTables<CustomerTables>(), jobs, clock, daysAhead });
  };
  const rewardAll = async () => {
    const knowledge = () => offerKnowledge(content.current);
    await rewardReferrers({ db: connection.db.withTables<OfferTables>(), jobs, clock, knowledge });
  };
  const alertManagers = () => {
    const promises = () => promisesIn(content.current.published.settings);
    return alertOverdue({ db: connection.db.withTables<DeskTables>(), jobs, clock, promises });
  };
  const mailDaySheets = () =>
    mailSheets({
      db: connection.db.withTables<DeskTables>(),
      jobs,
      clock,
      restaurants: () => content.current.restaurants,
    });
  const webhooks = {
    ...{ db: connection.db.withTables<DeskTables>(), jobs, clock },
    ...{ tokenSecret: secret, publicUrl: publicUrl(env) },
  };
  const takesWrites = createWriteProbe(connection.pool);
  const isEmbedded = connection.kind === 'pglite';
  const room = async () => !isEmbedded || hasDiskRoom(env.DATA_DIR);
  const leave = () => process.exit(1);
  if (isEmbedded) stack.defer(watchEmbedded({ takesWrites, hasRoom: room, log, leave }, TIDY_MS));
  const upkeepFailed = (work: string) => (err: unknown) => {
    upkeepFailures.inc({ work });
    log.error({ err, work }, 'upkeep failed, to be retried');
  };
  for (const stop of [
    every(TIDY_MS, () => releaseOverdueHolds(engine), upkeepFailed('releasing holds')),
    every(ALERT_MS, alertManagers, upkeepFailed('alerting managers to overdue requests')),
    every(MINUTE_MS, mailDaySheets, upkeepFailed('queueing day sheets')),
    every(TIDY_MS, () => runWebhooks(webhooks), upkeepFailed('sending webhooks')),
    every(MINUTE_MS, () => storeEmptySearches(connection.db), upkeepFailed('counting empty searches')),
    every(HOUR_MS, greetBirthdays, upkeepFailed('queueing birthday e-mails')),
    every(HOUR_MS, rewardAll, upkeepFailed('rewarding referrers')),
    everyEach(HOUR_MS, deletions, (err, name) => upkeepFailed(`deleting old ${name}`)(err)),
  ])
    stack.defer(stop);
  purgeOnChange({ env, log, content, connection, jobs });
  stack.defer(content.watch(reports.report, { shared: connection.kind === 'postgres' }));
  return {
    env,
    log,
    clock,
    content,
    connection,
    reads,
    takesWrites,
    room,
    jobs,
    rateLimits,
    renders,
    vault,
    engine,
    secret,
    captcha: { captcha, withoutCaptcha },
    fileLimit,
    deskLimits,
    cvs,
    figures: databaseFigures(connection.pool, [queueFigures(QUEUES), bookingFigures(clock), tableFigures(clock)]),
  };
}
export type Resources = Awaited<ReturnType<typeof openResources>>;
