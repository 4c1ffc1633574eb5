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
  z.string().refine((given) => {
    const parsed = URL.parse(given);
    return parsed !== null && protocol.test(parsed.protocol) && parsed.hostname !== '';
  }, error);
const httpAddress = (of: string) => addressBy(/^https?:$/, `the http:// or https:// address of ${of}`);
/** Without a trailing slash, since paths are appended. */
const withoutSlash = (given: string) => given.replace(/\/+$/, '');

const aShare = { error: 'a number from 0 to 1' };
const share = z.coerce.number(aShare).min(0, aShare).max(1, aShare);

const PUBLIC =
  'the http:// or https:// address of the site without path, query, hash or password, such as https://tavola.example';
/** Paths are appended to it: whatever else it had would be lost. */
const publicAddress = addressBy(/^https?:$/, PUBLIC)
  .refine((given) => {
    const { pathname = '', search, hash, username, password } = URL.parse(given) ?? {};
    return /^\/*$/.test(pathname) && !search && !hash && !username && !password;
  }, PUBLIC)
  .transform((given) => new URL(given).origin);

const postgresAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/./, 'a postgres:// address')
  .optional();

/** What mail programs read as a single sender: a name with a comma would be two, were it not in quotes. */
const NAMED = /^(?:"[^"\\\p{Cc}]+"|[^"\\\p{Cc},;:@()[\]<>]*)\s*<([^<>]+)>$/u;
const isSender = (given: string) => EMAIL.test(NAMED.exec(given)?.[1] ?? given);

/** Every setting with its default; all are optional. Most constants of the specification are not settings. */
const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: z.string().min(1).optional(),
  PUBLIC_URL: publicAddress.optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  CONTENT_DIR: z.string().min(1).default('./content'),
  DATABASE_URL: postgresAddress,
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  DATABASE_PREPARED: onOff.default('on'),
  /** A standby of that database, for searches and other reads. */
  DATABASE_READ_URL: postgresAddress,
  /** A standby further behind than this is not read. */
  DATABASE_READ_MAX_LAG_SECONDS: wholeNumber(1, 300).default(5),
  BOOKING_API_URL: httpAddress('the booking service').optional(),
  NETWORK_API_URL: httpAddress('the content service').optional(),
  SMTP_URL: addressBy(
    /^smtps?:$/,
    'smtp:// or smtps:// with a host, such as smtp://user:password@mail.example:587',
  ).optional(),
  /** On keeps e-mails in the data folder although the site has a public address: for trying one out. */
  MAILBOX: onOff.default('off'),
  /** As 'Name <address>'; without it e-mails are from the brand's name and address in the content. */
  MAIL_FROM: z.string().refine(isSender, 'an e-mail address or Name <address>').optional(),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[\da-f]{32}$/i, 'an account id, AC and 32 hexadecimal digits')
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[\da-f]{32}|[A-Za-z\d ]{1,11})$/,
      'a number such as +441632960000, a messaging service id or a name of up to 11 letters',
    )
    .optional(),
  TWILIO_URL: httpAddress('Twilio or a proxy for it').transform(withoutSlash).default('https://api.twilio.com'),
  GEOCODER: oneOf(['offline', 'postcodes-io', 'google']).default('offline'),
  GEOCODER_URL: httpAddress('the geocoder').optional(),
  GEOCODER_KEY: z.string().min(1).optional(),
  CAPTCHA: oneOf(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** The most rounds of work for a browser that sends a form. */
  CAPTCHA_ROUNDS: wholeNumber(2, 100_000).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: httpAddress('reCAPTCHA').transform(withoutSlash).default('https://www.google.com'),
  CAPTCHA_OFFICE_ADDRESS: z
    .string()
    .refine((given) => isIP(given) > 0, 'one IP address, such as 203.0.113.7')
    .optional(),
  /** The most bookings to come of one e-mail address. */
  BOOKINGS_PER_ADDRESS: wholeNumber(1, 1000).default(6),
  /** How the steps of a booking stand: in a row above the form, or one below the other beside it. */
  BOOKING_JOURNEY_STYLE: oneOf(['horizontal', 'vertical']).default('horizontal'),
  /** Whether somebody who signs up confirms it by a link, before anything else is sent to the address. */
  SIGN_UP_CONFIRMATION: onOff.default('on'),
  /** The style of maps, streets by default; null for the drawn map alone. */
  MAP_STYLE_URL: z
    .union([z.literal('off').transform(() => null), httpAddress('a map style')], {
      error: 'the http:// or https:// address of a map style, or off',
    })
    .default('https://tiles.openfreemap.org/styles/liberty'),
  /** Off sends browsers to the host of the style themselves. */
  MAP_PROXY: onOff.default('on'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-AB12CD3')
    .optional(),
  /** A page's policy names its origin. */
  TRACKING_SCRIPT_URL: httpAddress('a script').optional(),
  BRAINTREE_MERCHANT_ID: z.string().regex(/^\w+$/, 'letters and digits').optional(),
  BRAINTREE_PUBLIC_KEY: z.string().regex(/^\w+$/, 'letters and digits').optional(),
  BRAINTREE_PRIVATE_KEY: z.string().regex(/^\w+$/, 'letters and digits').optional(),
  BRAINTREE_ENVIRONMENT: z
    .string()
    .regex(/^(sandbox|production|http:\/\/[\w.-]+(:\d+)?)$/, 'sandbox, production or http://host:port')
    .optional(),
  /** A clamd that scans the CVs of applications. */
  CLAMD_URL: z
    .string()
    .regex(/^(tcp:\/\/[\w.-]+:\d{1,5}|unix:\/.+)$/, 'tcp://host:3310 or unix:/path/of/clamd.sock')
    .optional(),
  /** An S3-compatible store for CVs. */
  STORAGE_URL: z
    .string()
    .refine((given) => URL.canParse(given) && /^https?:\/\/[^/:@]+:[^/@]+@[^/@]+\/[^?#]+/.test(given), {
      error: 'https://key:secret@host/bucket, with ?region= where the store has regions',
    })
    .optional(),
  INSTAGRAM_TOKEN: z.string().min(1).optional(),
  INSTAGRAM_URL: httpAddress('the Instagram Graph API').transform(withoutSlash).default('https://graph.instagram.com'),
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  TRUST_PROXY: onOff.default('off'),
  /** Asked to drop all pages when there is new content: a cache in front that keeps them. */
  PURGE_URL: httpAddress('what empties a cache').optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a token without spaces')
    .optional(),
  /** How long requests are still taken after SIGTERM, while /readyz says that it leaves. */
  DRAIN_SECONDS: wholeNumber(0, 300).default(0),
  /** A folder shared by all processes, for the hashed files of this build and the one before. */
  ASSETS_DIR: z.string().min(1).optional(),
  /** Prometheus metrics on a port of their own; without it there are none. */
  METRICS_PORT: wholeNumber(0, 65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** A collector that traces go to, by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: httpAddress('a collector').optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('tavola'),
  /** The share of requests that are traced, where a proxy has not decided it. */
  OTEL_TRACES_SAMPLER_ARG: share.default(1),
  /** Off renders every page anew: for measuring what the cache is worth. */
  PAGE_CACHE: onOff.default('on'),
  /** The most memory for kept pages; those used longest ago make room. A page takes about 35 KB, packed in two ways. */
  PAGE_CACHE_MB: wholeNumber(1, 4096).default(32),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  CLOCK: z.iso.datetime({ offset: true, error: 'an ISO instant such as 2026-11-20T12:00:00Z' }).optional(),
});

/** The settings of this process, passed on as one object. */
export type Env = z.infer<typeof schema>;
/** The settings without any environment variable. */
export const defaultEnv: Env = schema.parse({});
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] };
export type GivenEnv = Record<string, string | undefined>;

/** An address may have a password in it, also one that is not spelt right. */
const isSecret = (name: string, value: string) =>
  name === 'PUBLIC_URL' ? value.includes('@') : /SECRET|KEY|TOKEN|_URL$/.test(name);

function problemLine(given: GivenEnv, { path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]);
  const value = given[name] ?? '';
  return `${name}: ${isSecret(name, value) ? 'not valid' : `got ${JSON.stringify(value)}`}; expected ${message}`;
}

/** The first problem of each setting: one that is no address at all is not also one without a bucket. */
function firstOfEach(issues: z.core.$ZodIssue[]): z.core.$ZodIssue[] {
  return [...Map.groupBy(issues, ({ path }) => path[0]).values()].flatMap(([first]) => first ?? []);
}

/** Parses the settings. Each problem is one line: name, value, what is allowed. Empty strings count as unset. */
export function readEnv(source: GivenEnv, needs = neededBesides): EnvResult {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = parsed.success ? [] : firstOfEach(parsed.error.issues).map((issue) => problemLine(given, issue));
  const problems = [...wrong, ...needs(given)];
  return parsed.success && problems.length === 0 ? { ok: true, env: parsed.data } : { ok: false, problems };
}

/** Base of links in e-mails: the public address when set, else this machine. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
