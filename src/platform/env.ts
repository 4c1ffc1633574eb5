import { isIP } from 'node:net';
import { z } from 'zod';
import { EMAIL } from '../values/email/email-domain.ts';
import { neededBesides } from './env-pairs.ts';

const listed = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
const oneOf = <const Names extends readonly string[]>(names: Names) => z.enum(names, { error: listed(names) });
const onOff = oneOf(['on', 'off']);
const wholeNumber = (least: number, most: number) => {
  const error = `a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

/** An address of one of these protocols, with the name of a host. */
const addressBy = (protocol: RegExp, error: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text);
    return parsed !== null && protocol.test(parsed.protocol) && parsed.hostname !== '';
  }, error);
const httpAddress = (of: string) => addressBy(/^https?:$/, `the http:// or https:// address of ${of}`);
/** Without a trailing slash, since paths are appended. */
const withoutSlash = (text: string) => text.replace(/\/+$/, '');

const aShare = { error: 'a number from 0 to 1' };
const share = z.coerce.number(aShare).min(0, aShare).max(1, aShare);

const PUBLIC =
  'the http:// or https:// address of the site without path, query, hash or password, such as https://tavola.example';
/** Paths are appended to it: whatever else it had would be lost. */
const publicAddress = addressBy(/^https?:$/, PUBLIC)
  .refine((text) => {
    const { pathname = '', search, hash, username, password } = URL.parse(text) ?? {};
    return /^\/*$/.test(pathname) && !search && !hash && !username && !password;
  }, PUBLIC)
  .transform((text) => new URL(text).origin);

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'a postgres:// address')
  .optional();

/** What mail programs read as a single sender: a name with a comma would be two, were it not in quotes. */
const NAMED = /^(?:"[^"\\\p{Cc}]+"|[^"\\\p{Cc},;:@()[\]<>]*)\s*<([^<>]+)>$/u;
const isSender = (text: string) => EMAIL.test(NAMED.exec(text)?.[1] ?? text);

const text = z.string().min(1);

/**
 * Every setting with its default; all are optional, and what some need of each other is in env-pairs.ts. Descriptions are
 * for docs/settings.md and .env.example: `node scripts/settings.ts` writes both.
 */
const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000).describe('Port of the site. 0 takes any free one.'),
  HOST: text.optional().describe('Address to listen on; all of them by default.'),
  PUBLIC_URL: publicAddress
    .optional()
    .describe(
      'Address of the site in links. Needs `SMTP_URL` or `MAILBOX=on`, unless it is an address of this machine.',
    ),
  TRUST_PROXY: onOff
    .default('off')
    .describe(
      '`on` behind a proxy that ends TLS: believe its `X-Forwarded-*`, and let it keep shared pages for seconds.',
    ),
  DATA_DIR: text.default('./.data').describe('Folder of the embedded database, its secret and its mailbox.'),
  CONTENT_DIR: text.default('./content').describe('Folder of the brand’s content.'),
  TOKEN_SECRET: z
    .string()
    .min(32, 'at least 32 characters')
    .optional()
    .describe(
      'Signs links in e-mails; the same for every process on one database. By default one is made in `DATA_DIR`. A process whose secret differs from the site’s does not start.',
    ),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('Least severe level that is logged.'),
  DATABASE_URL: postgresAddress.describe('PostgreSQL 15 or later. Without it the process runs its own in `DATA_DIR`.'),
  DATABASE_POOL: wholeNumber(2, 200).default(10).describe('Connections of each process.'),
  DATABASE_PREPARED: onOff.default('on').describe('`off` behind a pooler in transaction mode.'),
  DATABASE_READ_URL: postgresAddress.describe('A standby of that database, for searches. Needs `DATABASE_URL`.'),
  DATABASE_READ_MAX_LAG_SECONDS: wholeNumber(1, 300)
    .default(5)
    .describe('A standby further behind than this is not read.'),
  SMTP_URL: addressBy(/^smtps?:$/, 'smtp:// or smtps:// with a host, such as smtp://user:password@mail.example:587')
    .optional()
    .describe('Mail server. Needs `PUBLIC_URL`, unless it is on this machine.'),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'an e-mail address or Name <address>')
    .optional()
    .describe('Sender of e-mails; by default the name and address in `content/settings.json`.'),
  MAILBOX: onOff
    .default('off')
    .describe('`on` keeps e-mails in `DATA_DIR` and sends none: to try out a site that has a `PUBLIC_URL`.'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/i, 'an account id, AC and 32 hexadecimal digits')
    .optional()
    .describe(
      'Sends text messages; needs the next two. Have the number’s incoming messages posted to `/sms-replies` of `PUBLIC_URL`, where STOP ends offers by text.',
    ),
  TWILIO_AUTH_TOKEN: text.optional().describe('Its auth token.'),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[\da-f]{32}|[A-Za-z\d ]{1,11})$/,
      'a number such as +441632960000, a messaging service id or a name of up to 11 letters',
    )
    .optional()
    .describe('Sender of text messages.'),
  TWILIO_URL: httpAddress('Twilio or a proxy for it')
    .transform(withoutSlash)
    .default('https://api.twilio.com')
    .describe('Another address of Twilio’s API.'),
  BOOKING_API_URL: httpAddress('the booking service').optional().describe('Another backend for bookings and offers.'),
  NETWORK_API_URL: httpAddress('the content service').optional().describe('Another backend for content and all else.'),
  BOOKINGS_PER_ADDRESS: wholeNumber(1, 1000).default(6).describe('Most bookings to come of one e-mail address.'),
  BOOKING_JOURNEY_STYLE: oneOf(['horizontal', 'vertical'])
    .default('horizontal')
    .describe('Steps of a booking in a row above the form, or, on wide screens, one below the other beside it.'),
  SIGN_UP_CONFIRMATION: onOff
    .default('on')
    .describe('`off` adds sign-ups to the mailing list without a confirmation by e-mail.'),
  GEOCODER: oneOf(['offline', 'postcodes-io', 'google'])
    .default('offline')
    .describe('Finds places. If a service fails, the offline gazetteer answers.'),
  GEOCODER_URL: httpAddress('the geocoder').optional().describe('Another address of the service. Needs `GEOCODER`.'),
  GEOCODER_KEY: text.optional().describe('Key of your account, for `GEOCODER=google`.'),
  MAP_STYLE_URL: z
    .union([z.literal('off').transform(() => null), httpAddress('a map style')], {
      error: 'the http:// or https:// address of a map style, or off',
    })
    .default('https://tiles.openfreemap.org/styles/liberty')
    .describe('Style of maps. `off` shows the drawn map, which also stands in while the style does not answer.'),
  MAP_PROXY: onOff
    .default('on')
    .describe('`off` sends browsers to the host of the style, which then learns the addresses of visitors.'),
  BRAINTREE_MERCHANT_ID: z
    .string()
    .regex(/^\w+$/, 'letters and digits')
    .optional()
    .describe('Takes real cards; needs the next three. Without it only test cards are taken, and the page says so.'),
  BRAINTREE_PUBLIC_KEY: z.string().regex(/^\w+$/, 'letters and digits').optional().describe('Its public key.'),
  BRAINTREE_PRIVATE_KEY: z.string().regex(/^\w+$/, 'letters and digits').optional().describe('Its private key.'),
  BRAINTREE_ENVIRONMENT: z
    .string()
    .regex(/^(sandbox|production|http:\/\/[\w.-]+(:\d+)?)$/, 'sandbox, production or http://host:port')
    .optional()
    .describe('Its environment.'),
  CAPTCHA: oneOf(['altcha', 'recaptcha', 'off'])
    .default('altcha')
    .describe('`altcha` is a proof of work in the browser, without a third party.'),
  CAPTCHA_ROUNDS: wholeNumber(2, 100_000)
    .optional()
    .describe('Most rounds of that work: 800 by default, half a second on a phone.'),
  RECAPTCHA_SITE_KEY: text.optional().describe('For `CAPTCHA=recaptcha`.'),
  RECAPTCHA_SECRET: text.optional().describe('For `CAPTCHA=recaptcha`.'),
  RECAPTCHA_URL: httpAddress('reCAPTCHA')
    .transform(withoutSlash)
    .default('https://www.google.com')
    .describe('Another address of reCAPTCHA.'),
  CAPTCHA_OFFICE_ADDRESS: z
    .string()
    .refine((text) => isIP(text) > 0, 'one IP address, such as 203.0.113.7')
    .optional()
    .describe('An IP address that needs no captcha.'),
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[\w.-]+:\d{1,5}|unix:\/.+)$/, 'tcp://host:3310 or unix:/path/of/clamd.sock')
    .optional()
    .describe('Scans CVs for viruses. While it is away, applications are taken and their CVs wait.'),
  STORAGE_URL: z
    .string()
    .refine((text) => URL.canParse(text) && /^https?:\/\/[^/:@]+:[^/@]+@[^/@]+\/[^?#]+/.test(text), {
      error: 'https://key:secret@host/bucket, with ?region= where the store has regions',
    })
    .optional()
    .describe('A private bucket of an S3-compatible store for CVs; by default they are in the database.'),
  INSTAGRAM_TOKEN: text
    .optional()
    .describe('A user token of the Instagram Graph API: the latest posts, fetched by our server.'),
  INSTAGRAM_URL: httpAddress('the Instagram Graph API')
    .transform(withoutSlash)
    .default('https://graph.instagram.com')
    .describe('Another address of that API.'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-AB12CD3')
    .optional()
    .describe('A Google Tag Manager container, loaded after consent.'),
  TRACKING_SCRIPT_URL: httpAddress('a script')
    .optional()
    .describe(
      'A marketing script, loaded a second after the page and only with consent. `window.trackingEvents` gets `{event: "start"}`, then `{event, page_location, page_title}` for the `visit` and each `url_change`, not for a hash. The content security policy names its origin.',
    ),
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(32).describe('Memory for cached pages; a page takes about 35 KB.'),
  PURGE_URL: httpAddress('what empties a cache')
    .optional()
    .describe('Gets a POST when content has changed, to empty a CDN.'),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a token without spaces')
    .optional()
    .describe('Bearer token of that request.'),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe('How long requests are still answered after SIGTERM, while `/readyz` says 503.'),
  ASSETS_DIR: text
    .optional()
    .describe('A folder shared by all processes for scripts and styles of this build and the one before.'),
  METRICS_PORT: wholeNumber(0, 65535).optional().describe('Port of Prometheus metrics, at `/metrics`.'),
  METRICS_HOST: text.default('127.0.0.1').describe('Address of that port; there is no password.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress('a collector')
    .optional()
    .describe('Collector of traces, by OTLP over HTTP.'),
  OTEL_SERVICE_NAME: text.default('tavola').describe('Name of the site in traces.'),
  OTEL_TRACES_SAMPLER_ARG: share.default(1).describe('Share of requests traced, unless a trusted proxy has decided.'),
  PAGE_CACHE: onOff.default('on').describe('`off` renders every page for every request: for measuring.'),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'an ISO instant such as 2026-11-20T12:00:00Z' })
    .optional()
    .describe('Starts the clock at this moment: for testing.'),
});

/** The settings of this process, passed on as one object. */
export type Env = z.infer<typeof schema>;
/** The settings without any environment variable. */
export const defaultEnv: Env = schema.parse({});
export const settingNames: readonly string[] = Object.keys(schema.shape);
/** The rule of each setting, in the order of docs/settings.md. */
export const settingRules: Readonly<Record<keyof Env, z.ZodType>> = schema.shape;

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] };
export type EnvSource = Record<string, string | undefined>;

/** An address may have a password in it, also one that is not spelt right. */
const isSecret = (name: string, value: string) =>
  name === 'PUBLIC_URL' ? value.includes('@') : /SECRET|KEY|TOKEN|_URL$/.test(name);

function problemLine(values: EnvSource, { path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]);
  const value = values[name] ?? '';
  return `${name}: ${isSecret(name, value) ? 'not valid' : `got ${JSON.stringify(value)}`}; expected ${message}`;
}

/** The first problem of each setting: one that is no address at all is not also one without a bucket. */
function firstOfEach(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return [...Map.groupBy(issues, ({ path }) => path[0]).values()].flatMap(([first]) => first ?? []);
}

/** Parses the settings. Each problem is one line: name, value, what is allowed. Empty strings count as unset. */
export function readEnv(source: EnvSource, needs = neededBesides): EnvResult {
  const values = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(values);
  const wrong = parsed.success ? [] : firstOfEach(parsed.error.issues).map((issue) => problemLine(values, issue));
  const problems = [...wrong, ...needs(values)];
  return parsed.success && problems.length === 0 ? { ok: true, env: parsed.data } : { ok: false, problems };
}

/** Base of links in e-mails: the public address when set, else this machine. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
