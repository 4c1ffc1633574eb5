import { openDesk } from './booking/api.server.ts';
import { forgetOldKeys, letGoEverywhere } from './booking/desk/tidy-desk.server.ts';
import { MESSAGE_QUEUE, type MessageMail } from './booking/enquiries/message-jobs.ts';
import { renderMessageMail } from './booking/enquiries/message-mail.server.tsx';
import { MAIL_QUEUE, type MailJob, type TextJob } from './booking/mail-jobs.ts';
import { chargeCancelled } from './booking/manage/charge-cancelled.server.ts';
import { CHARGE_QUEUE, type ChargeJob } from './booking/manage/charge-jobs.ts';
import { type Post, sendMessage } from './booking/send-message.server.ts';
import type { BookingTables } from './booking/tables.server.ts';
import { ContentStore } from './content-store.ts';
import { braintreeSettings, captchaSettings, type Env, twilioAccount } from './env.ts';
import type { CardVault } from './payments/card-vault.ts';
import { forgetUnusedCards } from './payments/forget-unused.server.ts';
import { openVault } from './payments/open-vault.server.ts';
import { openCaptcha } from './platform/captcha/open-captcha.server.ts';
import { WITHOUT_CAPTCHA } from './platform/captcha/sender-check.server.ts';
import { type Clock, createClock } from './platform/clock.ts';
import { type Connection, openDatabase, prepareAlone } from './platform/database.ts';
import { every } from './platform/every.ts';
import { type Jobs, openJobs } from './platform/jobs.ts';
import { createLimiter } from './platform/limiter.server.ts';
import { createLog } from './platform/log.ts';
import { sendOnce } from './platform/mail-job.server.ts';
import { createMailer } from './platform/mailer.server.ts';
import { migrate } from './platform/migrate.ts';
import { createRateLimits } from './platform/rate-limits.server.ts';
import { createSmsSender } from './platform/sms.server.ts';
import { tokenSecret } from './platform/tokens.server.ts';

const TIDY_MS = 5000;
const HOUR_MS = 60 * 60_000;

/** Where links in an e-mail lead: the public address when it is set, else this machine. */
export const publicUrl = (env: Env) => env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;

type WorkDeps = {
  env: Env;
  content: ContentStore;
  connection: Connection<BookingTables>;
  post: Post;
  vault: CardVault;
  tokenSecret: string;
  clock: Clock;
};

function work(jobs: Jobs, { env, content, connection, post, vault, tokenSecret, clock }: WorkDeps) {
  const lasting = { db: connection.db, content: () => content.current, tokenSecret, clock };
  return jobs.work({
    [MAIL_QUEUE]: (job: MailJob | TextJob) => {
      const { site_name: name, email } = content.current.settings;
      return sendMessage(post, { ...lasting, brand: { name, email }, publicUrl: publicUrl(env) }, job);
    },
    [MESSAGE_QUEUE]: async (job: MessageMail) => {
      const { site_name: name, email } = content.current.settings;
      const mailDeps = { db: connection.db, content: () => content.current, brand: { name, email } };
      await sendOnce(connection.pool, post.mailer, await renderMessageMail(mailDeps, job));
    },
    [CHARGE_QUEUE]: (job: ChargeJob) => chargeCancelled({ db: connection.db, vault }, job),
  });
}

/** Opens what outlives a reload of the code: content, database, mail, jobs at work. */
export async function openResources(env: Env) {
  const log = createLog(env.LOG_LEVEL);
  const connection = await openDatabase<BookingTables>({
    url: env.DATABASE_URL,
    dataDir: env.DATA_DIR,
    poolSize: env.DATABASE_POOL,
    prepared: env.DATABASE_PREPARED === 'on',
    onError: (err) => log.error({ err }, 'database connection lost'),
  });
  const { jobs, rateLimits, withoutCaptcha } = await prepareAlone(connection, async () => {
    await migrate(connection.db);
    return {
      jobs: await openJobs(connection, [MAIL_QUEUE, MESSAGE_QUEUE, CHARGE_QUEUE], log),
      rateLimits: await createRateLimits(connection, log),
      withoutCaptcha: await createLimiter(connection, WITHOUT_CAPTCHA, log),
    };
  });
  const told = (problem: Error) => log.error(`the content was not taken over: ${problem.message}`);
  const content = await ContentStore.open(connection.pool, env.CONTENT_DIR, told);
  const mailer = createMailer({ smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, dataDir: env.DATA_DIR });
  const clock = createClock(env.CLOCK);
  const vault = await openVault({
    db: connection.db,
    clock,
    braintree: braintreeSettings(env),
    report: (problem) => log.error({ problem }, 'the card provider failed'),
  });
  const sms = createSmsSender({ account: twilioAccount(env), dataDir: env.DATA_DIR });
  const post = { pool: connection.pool, mailer, sms };
  const secret = tokenSecret(env.TOKEN_SECRET, env.DATA_DIR);
  const captcha = openCaptcha(captchaSettings(env), {
    db: connection.db,
    clock,
    secret,
    report: (problem) => log.error({ problem }, 'the captcha failed'),
  });
  await work(jobs, { env, content, connection, post, vault, tokenSecret: secret, clock });
  const desk = openDesk({
    db: connection.db,
    jobs,
    clock,
    content: () => content.current,
    tokenSecret: secret,
    bookingsOpen: () => content.current.settings.bookingsEnabled,
  });
  const forget = async () => {
    await forgetOldKeys(desk);
    await forgetUnusedCards({ db: connection.db, vault }, clock());
  };
  const tidying = [
    every(
      TIDY_MS,
      () => letGoEverywhere(desk),
      (err) => log.error({ err }, 'overdue holds could not be let go'),
    ),
    every(
      HOUR_MS,
      () => forget(),
      (err) => log.error({ err }, 'what is over could not be forgotten'),
    ),
  ];
  const unwatch = content.watch(told, { shared: connection.kind === 'postgres' });
  return {
    env,
    log,
    clock,
    content,
    connection,
    jobs,
    rateLimits,
    vault,
    secret,
    captcha: { captcha, withoutCaptcha },
    async close() {
      unwatch();
      await Promise.all(tidying.map((stop) => stop()));
      await jobs.stop();
      mailer.close();
      await connection.close();
    },
  };
}
export type Resources = Awaited<ReturnType<typeof openResources>>;
