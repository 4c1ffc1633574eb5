/** A page as a visitor asks for it, the status it has and its first heading. */
export type KindOfPage = [path: string, status: number, heading: string | RegExp];

/** What the specification's words for a missing page are, with or without their full stop (sections 2 and 8). */
export const NO_PAGE = /^This page could not be found\.?$/;
const NO_MENU = 'Menu not found.';

/** Every route of the specification, section 2, with and without what it may be given. */
export const routes: KindOfPage[] = [
  ['/', 200, 'Pull up a chair.'],
  ['/book-now', 200, 'Where shall we eat?'],
  ['/find-us', 200, 'Find us'],
  ['/our-menu', 200, 'What’s on'],
  ['/our-menu/main', 200, 'All-day menu'],
  ['/menu', 200, 'What’s on'],
  ['/menu/main', 200, 'All-day menu'],
  ['/refer-a-friend', 200, 'Bring somebody new.'],
  ['/referral', 200, 'Somebody likes you.'],
  ['/signup-thanks', 200, 'You’re on the list.'],
  ['/restaurants/leeds-greek-street', 200, 'Leeds Greek Street'],
  ['/restaurants/leeds-greek-street/book-now', 200, 'Leeds Greek Street'],
  ['/offers', 200, /./],
  ['/kids/at-home', 200, 'Pizza for a wet Sunday.'],
  ['/page-not-found', 404, NO_PAGE],
  ['/cookie-policy', 200, 'Cookie policy'],
];

/** The targets that the specification names (section 2). */
export const targets: KindOfPage[] = [
  'restaurants',
  'takeaway',
  'kids',
  'kids-pizza-parties',
  'birthday-parties',
  'group-bookings',
  'breakfast',
  'terms-and-conditions',
  'privacy-policy',
  'sign-up',
  'christmas',
  'competition',
].map((name) => [`/${name}`, 200, /./]);

/** Addresses at which nothing stands. */
export const missing: KindOfPage[] = [
  ['/no-such-page', 404, NO_PAGE],
  ['/no/such-page', 404, NO_PAGE],
  ['/no/such/page', 404, NO_PAGE],
  ['/kids/no-such-page', 404, NO_PAGE],
  ['/restaurants/no-such-place', 404, NO_PAGE],
  ['/restaurants/no-such-place/book-now', 404, NO_PAGE],
  ['/menu/no-such-menu', 404, NO_MENU],
  ['/our-menu/no-such-menu', 404, NO_MENU],
  ['/our-menu/no-such-menu/allergens', 404, NO_MENU],
  ['/%00', 404, NO_PAGE],
  ['/%zz', 404, NO_PAGE],
  ['/.env', 404, NO_PAGE],
  ['/..%2f..%2fetc%2fpasswd', 404, NO_PAGE],
];

const booking = '/restaurants/leeds-greek-street/book-now?occasion=table&covers=2&date=2026-11-27';

/** Routes of section 2 whose pages are still to come: until then they are like any address where nothing stands. */
export const toCome: KindOfPage[] = [
  '/careers/job-search',
  '/careers/job-search/1',
  '/careers/job',
  '/careers/job/1',
  '/offer',
  '/offer/a-free-dolce',
  '/preferences',
  '/preferences/5f0c6d0e-8f5c-4a53-9f2a-0c1b2d3e4f50',
].map((path) => [path, 404, NO_PAGE]);

/** The same pages after somebody asked them something. */
export const asked: KindOfPage[] = [
  ['/find-us?q=LS1+4DY', 200, /./],
  ['/find-us?q=nowhere+at+all', 200, /./],
  ['/find-us?lat=53.8&lng=-1.55', 200, /./],
  ['/find-us?q=Leeds&date=2026-11-27&covers=2', 200, /./],
  ['/our-menu?restaurant=leeds-greek-street', 200, 'What’s on'],
  ['/our-menu/main?without=milk', 200, 'All-day menu'],
  ['/our-menu/main?without=marzipan', 200, 'All-day menu'],
  ['/our-menu/main/allergens', 200, /./],
  ['/competition?answer=two-days', 200, /./],
  [`${booking}&step=2`, 200, 'Leeds Greek Street'],
  [`${booking}&step=3&menu=main&time=18:00`, 200, 'Leeds Greek Street'],
  ['/restaurants/hull-princes-quay/book-now', 200, 'Hull Princes Quay'],
  ['/restaurants/skegness-sandhills-park/book-now', 200, 'Skegness Sandhills Park'],
];
