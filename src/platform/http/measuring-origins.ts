import type { Origins } from './content-policy.ts';

const TAG_MANAGER = 'https://www.googletagmanager.com';
const GOOGLE = ['https://www.google.com', 'https://google.com', 'https://www.google.co.uk'];
const ADS = [
  'https://www.googleadservices.com',
  'https://googleads.g.doubleclick.net',
  'https://pagead2.googlesyndication.com',
];
const ANALYTICS = ['https://*.googletagmanager.com', 'https://*.google-analytics.com'];

/**
 * Origins from Google's CSP guide for Tag Manager, Analytics 4 and Ads (developers.google.com,
 * /tag-platform/security/guides/csp). None is contacted without consent.
 */
export const MEASURING: Origins = {
  script: ['https://*.googletagmanager.com', 'https://www.google.com', ...ADS],
  img: [...ANALYTICS, ...GOOGLE, ...ADS],
  connect: [...ANALYTICS, 'https://*.analytics.google.com', 'https://ad.doubleclick.net', ...GOOGLE, ...ADS],
  frame: [TAG_MANAGER, 'https://td.doubleclick.net'],
};
