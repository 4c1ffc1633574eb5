/** Path of a page, its expected status and first heading. */
export type KindOfPage = [path: string, status: number, heading: string | RegExp];

/** The message for a missing page (product 8.3), with or without full stop. */
export const NO_PAGE = /^This page could not be found\.?$/;
const NO_MENU = 'Menu not found.';

/** Every route of product 2.1, with and without its parameters. */
export const routes: KindOfPage[] = [
  ['/', 200, 'Pull up a chair.'],
  ['/book-now', 200, 'Where shall we eat?'],
  ['/find-us', 200, 'Find us'],
  ['/our-menu', 200, 'Menus'],
  ['/our-menu/main', 200, 'All-day menu'],
  ['/menu', 200, 'Menus'],
  ['/menu/main', 200, 'All-day menu'],
  ['/refer-a-friend', 200, 'Bring somebody new.'],
  ['/referral', 200, 'Somebody likes you.'],
  ['/signup-thanks', 200, 'Check your inbox.'],
  ['/restaurants/leeds-greek-street', 200, 'Leeds Greek Street'],
  ['/restaurants/leeds-greek-street/book-now', 200, 'Leeds Greek Street'],
  ['/offers', 200, /./],
  ['/offer/pudding-on-us', 200, 'A pudding on us'],
  ['/offer/harvest-funghi', 200, 'The harvest pizza'],
  ['/preferences', 200, 'Your preferences'],
  ['/careers/job/2407/apply', 200, /^Apply: /],
  ['/careers/job-search', 200, 'Find a job near home'],
  ['/careers/job-search/back-of-house', 200, 'Back of house'],
  ['/careers/job/2407', 200, 'Pizzaiolo'],
  ['/careers/job/2995', 410, 'This job has closed'],
  ['/contact', 200, 'Write to us'],
  ['/kids/at-home', 200, 'Pizza for a wet Sunday.'],
  ['/page-not-found', 404, NO_PAGE],
  ['/cookie-policy', 200, 'Cookie policy'],
];

/** The redirect targets that product 2.3 names. */
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

/** Addresses without a page. */
export const missingPages: KindOfPage[] = [
  ['/no-such-page', 404, NO_PAGE],
  ['/no/such-page', 404, NO_PAGE],
  ['/no/such/page', 404, NO_PAGE],
  ['/kids/no-such-page', 404, NO_PAGE],
  ['/careers/job-search/1', 404, NO_PAGE],
  ['/careers/job/1', 404, NO_PAGE],
  [`/careers/job/${'x'.repeat(200)}`, 404, NO_PAGE],
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

/**
 * Addresses that redirect in one step: incomplete ones permanently to the list, a missing offer to /page-not-found
 * (product 2.3).
 */
export const redirectedPaths = [
  ['/offer', 301, '/offers'],
  ['//Offer/', 301, '/offers'],
  ['/offer.data', 204, null],
  ['/careers/job', 301, '/careers/job-search'],
  ['/Careers/Job?q=Leeds', 301, '/careers/job-search?q=Leeds'],
  ['/offer/a-free-dolce', 302, '/page-not-found'],
  ['/careers/job/2995/apply', 302, '/careers/job/2995'],
] as const;

/** The same pages with a query. */
export const pagesWithQuery: KindOfPage[] = [
  ['/referral?from=nobody', 200, 'Somebody likes you.'],
  ['/find-us?q=LS1+4DY', 200, /./],
  ['/find-us?q=nowhere+at+all', 200, /./],
  ['/find-us?lat=53.8&lng=-1.55', 200, /./],
  ['/find-us?q=Leeds&date=2026-11-27&covers=2', 200, /./],
  ['/find-us?q=Leeds&page=3', 200, /./],
  ['/find-us?date=2026-11-27&time=19:30&covers=4', 200, 'Find us'],
  ['/restaurants/leeds-greek-street?date=2026-11-27&time=19:30&covers=4', 200, /./],
  ['/careers/job-search?q=LS1+4DY&type=part-time', 200, 'Jobs near LS1 4DY'],
  ['/careers/job-search/management?q=nowhere+at+all', 200, /./],
  ['/careers/job-search?lat=49&lng=-30', 200, 'No jobs near you'],
  ['/our-menu?restaurant=leeds-greek-street', 200, 'Menus'],
  ['/our-menu/main?without=milk', 200, 'All-day menu'],
  ['/our-menu/main?without=marzipan', 200, 'All-day menu'],
  ['/our-menu/main/allergens', 200, /./],
  ['/competition?answer=two-days', 200, /./],
  [`${booking}&step=2`, 200, 'Leeds Greek Street'],
  [`${booking}&step=3&menu=main&time=18:00`, 200, 'Leeds Greek Street'],
  ['/restaurants/hull-princes-quay/book-now', 200, 'Hull Princes Quay'],
  ['/restaurants/skegness-sandhills-park/book-now', 200, 'Skegness Sandhills Park'],
];
