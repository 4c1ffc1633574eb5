/**
 * The words a visitor agrees to, in one place: each record of consent names their version. Change the words and the
 * version together; whoever chose under the old words is asked again.
 */
export const WORDING_VERSION = '2026-11-20';

export const wording = {
  title: 'First, the cookies',
  lead: 'A few keep this site working. With your yes, others count visits or tell us whether our adverts work. Nothing optional is set before you choose, and saying no costs you nothing.',
  policy: 'Cookie policy',
  allow: 'Allow All',
  manage: 'Manage Cookies',
  reject: 'Reject All Optional',
  manageTitle: 'Which cookies would you like?',
  save: 'Save My Choice',
  necessary: { title: 'Necessary', text: 'Carry what you ask to our kitchen and remember this choice. Always on.' },
  performance: { title: 'Performance', text: 'Count visits and show us which pages are slow or confusing.' },
  marketing: {
    title: 'Targeting and marketing',
    text: 'Tell us and our advertising partners whether an advert brought you here.',
  },
  saved: 'Your cookie choice is kept. Change it whenever you like: Cookie settings, at the foot of every page.',
} as const;
