type Origins = { script: string[]; img: string[]; connect: string[]; frame: string[] };

const TAG_MANAGER = 'https://www.googletagmanager.com';
const GOOGLE = ['https://www.google.com', 'https://google.com', 'https://www.google.co.uk'];
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const ANALYTICS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * What Google's guide to content policies names for Tag Manager, Analytics 4 and Ads (developers.google.com,
 * /tag-platform/security/guides/csp). Nothing of it is asked for without consent.
 */
const MEASURING: Origins = {
  script: ['https://*.googletagmanager.com', 'https://www.google.com', ...ADS],
  img: [...ANALYTICS, ...GOOGLE, ...ADS],
  connect: [...ANALYTICS, 'https://*.analytics.google.com', 'https://ad.doubleclick.net', ...GOOGLE, ...ADS],
  frame: [TAG_MANAGER, 'https://td.doubleclick.net'],
};
const NOTHING: Origins = { script: [], img: [], connect: [], frame: [] };

type PolicyOptions = {
  /** A map drawn by others. */
  mapStyleUrl?: string;
  /** Whether a tag manager may be let in. */
  measured: boolean;
};

/** The policy of a page, from the hashes of its inline scripts. */
export function contentPolicy({ mapStyleUrl, measured }: PolicyOptions): (scriptHashes: string[]) => string {
  const map = mapStyleUrl ? [new URL(mapStyleUrl).origin] : [];
  const others = measured ? MEASURING : NOTHING;
  return (hashes) =>
    [
      ["default-src 'self'"],
      ["script-src 'self'", ...hashes, ...others.script],
      ["style-src 'self'"],
      ["img-src 'self' data:", ...map, ...others.img],
      ["connect-src 'self'", ...map, ...others.connect],
      ["frame-src 'self'", ...others.frame],
      ["worker-src 'self'"],
      ["object-src 'none'"],
      ["base-uri 'none'"],
      ["form-action 'self'"],
      ["frame-ancestors 'none'"],
    ]
      .map((sources) => sources.join(' '))
      .join('; ');
}
