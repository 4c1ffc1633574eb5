/** Settings by name, empty ones left out. */
type Given = Record<string, string | undefined>;

const BRAINTREE = ['BRAINTREE_MERCHANT_ID', 'BRAINTREE_PUBLIC_KEY', 'BRAINTREE_PRIVATE_KEY', 'BRAINTREE_ENVIRONMENT'];
const TWILIO = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'];
const TOGETHER = [
  { names: BRAINTREE, all: 'all four BRAINTREE_ settings' },
  { names: TWILIO, all: `all of ${TWILIO.join(', ')}` },
];

const notSet = (name: string, expected: string) => `${name}: not set; expected ${expected}`;

/** A partly configured service must not silently fall back to its stub. */
function halfGiven(settings: Given): string[] {
  return TOGETHER.flatMap(({ names, all }) => {
    const absent = names.filter((name) => settings[name] === undefined);
    if (absent.length === names.length) return [];
    return absent.map((name) => notSet(name, `${all}, or none of them`));
  });
}

/** A setting that others depend on: without it they would silently do nothing, or something else. */
type Need = { name: string; allowed: string; beside: (settings: Given) => unknown };

const BESIDES: Need[] = [
  {
    name: 'DATABASE_URL',
    allowed: 'the postgres:// address of the database that the standby follows',
    beside: ({ DATABASE_READ_URL }) => DATABASE_READ_URL,
  },
  {
    name: 'PURGE_URL',
    allowed: 'the http address that empties a cache, for PURGE_TOKEN',
    beside: ({ PURGE_TOKEN }) => PURGE_TOKEN,
  },
  ...['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'].map((name) => ({
    name,
    allowed: 'the key of your site, for CAPTCHA=recaptcha',
    beside: ({ CAPTCHA }: Given) => CAPTCHA === 'recaptcha',
  })),
  {
    name: 'CAPTCHA',
    allowed: 'recaptcha, which RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET are for, or altcha or off',
    beside: ({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }) => RECAPTCHA_SITE_KEY ?? RECAPTCHA_SECRET,
  },
  {
    name: 'GEOCODER_KEY',
    allowed: 'the key of your account, for GEOCODER=google',
    beside: ({ GEOCODER }) => GEOCODER === 'google',
  },
  {
    name: 'GEOCODER',
    allowed: 'the geocoder that GEOCODER_URL and GEOCODER_KEY are for: postcodes-io, google or offline',
    beside: ({ GEOCODER_URL, GEOCODER_KEY }) => GEOCODER_URL ?? GEOCODER_KEY,
  },
  {
    name: 'INSTAGRAM_TOKEN',
    allowed: 'a user token of the Instagram Graph API, for INSTAGRAM_URL',
    beside: ({ INSTAGRAM_URL }) => INSTAGRAM_URL,
  },
];

const THIS_MACHINE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;
/** Whether an address is on another machine; only developers have a site or mail server here. */
const isElsewhere = (address: string | undefined) => {
  const host = address && URL.parse(address)?.hostname;
  return host ? !THIS_MACHINE.test(host) : false;
};

/** What a server needs but a script that reads its settings doesn't. */
const SERVING: Need[] = [
  {
    name: 'SMTP_URL',
    allowed: 'the mail server that sends for PUBLIC_URL, or MAILBOX=on to keep e-mails in the data folder, unsent',
    beside: ({ PUBLIC_URL, MAILBOX }) => isElsewhere(PUBLIC_URL) && MAILBOX !== 'on',
  },
  {
    name: 'PUBLIC_URL',
    allowed: 'the address of the site, for the links in what SMTP_URL sends',
    beside: ({ SMTP_URL }) => isElsewhere(SMTP_URL),
  },
  {
    name: 'METRICS_PORT',
    allowed: 'the port on which METRICS_HOST tells metrics',
    beside: ({ METRICS_HOST }) => METRICS_HOST,
  },
];

const unsentAndSent = ({ MAILBOX, SMTP_URL }: Given): string[] =>
  MAILBOX === 'on' && SMTP_URL !== undefined
    ? ['MAILBOX: "on" keeps e-mails unsent, but SMTP_URL sends them; set one or the other']
    : [];

const problemsOf = (needs: Need[], settings: Given) =>
  needs
    .filter(({ name, beside }) => settings[name] === undefined && beside(settings))
    .map(({ name, allowed }) => notSet(name, allowed));

export const neededBesides = (settings: Given): string[] => [...halfGiven(settings), ...problemsOf(BESIDES, settings)];
export const neededToServe = (settings: Given): string[] => [
  ...neededBesides(settings),
  ...unsentAndSent(settings),
  ...problemsOf(SERVING, settings),
];
