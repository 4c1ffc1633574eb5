/**
 * The wording a visitor agrees to; each consent record names its version. Change wording and version together: anyone
 * who chose under the old wording is then asked again.
 */
export const WORDING_VERSION = '2026-11-28';

export const wording = {
  title: 'First, the cookies',
  lead: 'A few keep this site working. Others help us count visits and measure our adverts, but only if you’re happy.',
  policy: 'Cookie policy',
  allow: 'Allow All',
  manage: 'Manage Cookies',
  reject: 'Reject All Optional',
  manageTitle: 'Which cookies would you like?',
  save: 'Save My Choice',
  necessary: {
    title: 'Necessary',
    text: 'Needed for your searches and bookings, and to remember this choice. Always on.',
  },
  performance: { title: 'Performance', text: 'Count visits and show us which pages are slow or confusing.' },
  marketing: {
    title: 'Targeting and marketing',
    text: 'Tell us and our advertising partners whether an advert brought you here.',
  },
  saved: 'Saved.',
} as const;
