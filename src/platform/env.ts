import { isIP } from 'node:net';
import { z } from 'zod';

const url = z.url();
const onOff = z.enum(['on', 'off']);

/** Every setting with its default; all are optional. Constants of the specification are not settings. */
const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).optional(),
  /** Without a trailing slash, since paths are appended. */
  PUBLIC_URL: url.transform((given) => given.replace(/\/+$/, '')).optional(),
  DATA_DIR: z.string().min(1).default('./.data'),
  CONTENT_DIR: z.string().min(1).default('./content'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a postgres:// address')
    .optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  DATABASE_PREPARED: onOff.default('on'),
  /** A standby of that database, for searches and other reads. */
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'a postgres:// address')
    .optional(),
  /** A standby further behind than this is not read. */
  DATABASE_READ_MAX_LAG_SECONDS: z.coerce.number().int().min(1).max(300).default(5),
  BOOKING_API_URL: url.optional(),
  NETWORK_API_URL: url.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'an smtp:// or smtps:// address')
    .optional(),
  /** As 'Name <address>'; without it e-mails are from the brand's name and address in the content. */
  MAIL_FROM: z.string().min(3).optional(),
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
  TWILIO_URL: url.transform((given) => given.replace(/\/+$/, '')).default('https://api.twilio.com'),
  GEOCODER: z.enum(['offline', 'postcodes-io', 'google']).default('offline'),
  GEOCODER_URL: url.optional(),
  GEOCODER_KEY: z.string().min(1).optional(),
  CAPTCHA: z.enum(['altcha', 'recaptcha', 'off']).default('altcha'),
  /** The most rounds of work for a browser that sends a form. */
  CAPTCHA_ROUNDS: z.coerce.number().int().min(2).max(100_000).optional(),
  RECAPTCHA_SITE_KEY: z.string().min(1).optional(),
  RECAPTCHA_SECRET: z.string().min(1).optional(),
  RECAPTCHA_URL: url.transform((given) => given.replace(/\/+$/, '')).default('https://www.google.com'),
  CAPTCHA_OFFICE_ADDRESS: z
    .string()
    .refine((given) => isIP(given) > 0, 'one IP address, such as 203.0.113.7')
    .optional(),
  /** The most bookings to come of one e-mail address. */
  BOOKINGS_PER_ADDRESS: z.coerce.number().int().min(1).max(1000).default(6),
  /** Whether somebody who signs up confirms it by a link, before anything else is sent to the address. */
  SIGN_UP_CONFIRMATION: onOff.default('on'),
  MAP_STYLE_URL: url.optional(),
  MAP_PROXY: onOff.default('off'),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'a container id such as GTM-AB12CD3')
    .optional(),
  /** A page's policy names its origin. */
  TRACKING_SCRIPT_URL: z.url({ protocol: /^https?$/, error: 'the http address of a script' }).optional(),
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
    .url({ protocol: /^https?$/, error: 'https://key:secret@host/bucket, with ?region= where the store has regions' })
    .refine((given) => /^https?:\/\/[^/:@]+:[^/@]+@[^/@]+\/[^?#]+/.test(given), {
      error: 'https://key:secret@host/bucket, with ?region= where the store has regions',
    })
    .optional(),
  INSTAGRAM_TOKEN: z.string().min(1).optional(),
  INSTAGRAM_URL: url.transform((given) => given.replace(/\/+$/, '')).default('https://graph.instagram.com'),
  TOKEN_SECRET: z.string().min(32, 'at least 32 characters').optional(),
  TRUST_PROXY: onOff.default('off'),
  /** Asked to drop all pages when there is new content: a cache in front that keeps them. */
  PURGE_URL: z.url({ protocol: /^https?$/, error: 'the http address that empties a cache' }).optional(),
  PURGE_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'a token without spaces')
    .optional(),
  /** How long requests are still taken after SIGTERM, while /readyz says that it leaves. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** A folder shared by all processes, for the hashed files of this build and the one before. */
  ASSETS_DIR: z.string().min(1).optional(),
  /** Prometheus metrics on a port of their own; without it there are none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  /** A collector that traces go to, by OTLP over HTTP; without it there are none. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'the http address of a collector' }).optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default('tavola'),
  /** The share of requests that are traced, where a proxy has not decided it. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Off renders every page anew: for measuring what the cache is worth. */
  PAGE_CACHE: onOff.default('on'),
  /** The most memory for kept pages; those used longest ago make room. A page takes about 35 KB, packed in two ways. */
  PAGE_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(32),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  CLOCK: z.iso.datetime({ offset: true, error: 'an ISO instant such as 2026-11-20T12:00:00Z' }).optional(),
});

/** The settings of this process, passed on as one object. */
export type Env = z.infer<typeof schema>;
/** The settings without any environment variable. */
export const defaultEnv: Env = schema.parse({});

export type EnvResult = { ok: true; env: Env } | { ok: false; problems: string[] };

const BRAINTREE = [
  'BRAINTREE_MERCHANT_ID',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
  'BRAINTREE_ENVIRONMENT',
] as const;

const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;
const TOGETHER = [
  { names: BRAINTREE, all: 'all four BRAINTREE_ settings' },
  { names: TWILIO, all: `all of ${TWILIO.join(', ')}` },
];

/** Some but not all settings of a service: must not quietly select its stand-in. */
function halfGiven(given: Record<string, unknown>): string[] {
  return TOGETHER.flatMap(({ names, all }) => {
    const missing = names.filter((name) => given[name] === undefined);
    if (missing.length === names.length) return [];
    return missing.map((name) => `${name}: nothing was given; allowed is ${all}, or none of them`);
  });
}

/** There is nothing to hand on without a style. */
function mapProblems(given: Record<string, unknown>): string[] {
  if (given.MAP_PROXY !== 'on' || given.MAP_STYLE_URL !== undefined) return [];
  return ['MAP_STYLE_URL: nothing was given; allowed is the address of a map style, for MAP_PROXY=on'];
}

/** The embedded database has no standby. */
function readProblems(given: Record<string, unknown>): string[] {
  if (given.DATABASE_READ_URL === undefined || given.DATABASE_URL !== undefined) return [];
  return [
    'DATABASE_URL: nothing was given; allowed is the postgres:// address of the database that the standby follows',
  ];
}

/** A token is for somebody. */
function purgeProblems(given: Record<string, unknown>): string[] {
  if (given.PURGE_TOKEN === undefined || given.PURGE_URL !== undefined) return [];
  return ['PURGE_URL: nothing was given; allowed is the http address that empties a cache, for PURGE_TOKEN'];
}

/** reCAPTCHA needs both of its keys. */
function captchaProblems(given: Record<string, unknown>): string[] {
  if (given.CAPTCHA !== 'recaptcha') return [];
  const missing = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'].filter((name) => given[name] === undefined);
  return missing.map((name) => `${name}: nothing was given; allowed is the key of your site, for CAPTCHA=recaptcha`);
}

function problemLine(given: Record<string, unknown>, { path, message }: z.core.$ZodIssue): string {
  const name = String(path[0]);
  const shown = /SECRET|KEY|TOKEN|_URL$/.test(name) ? 'a value' : JSON.stringify(given[name]);
  return `${name}: ${shown} was given; allowed is ${message.replace(/^Invalid input: expected /, '')}`;
}

/** Parses the settings. Each problem is one line: name, value, what is allowed. Empty strings count as unset. */
export function readEnv(source: Record<string, string | undefined>): EnvResult {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const wrong = parsed.success ? [] : parsed.error.issues.map((issue) => problemLine(given, issue));
  const more = [halfGiven, captchaProblems, mapProblems, purgeProblems, readProblems].flatMap((problemsOf) =>
    problemsOf(given),
  );
  const problems = [...wrong, ...more];
  return parsed.success && problems.length === 0 ? { ok: true, env: parsed.data } : { ok: false, problems };
}

/** Base of links in e-mails: the public address when set, else this machine. */
export const publicUrl = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
