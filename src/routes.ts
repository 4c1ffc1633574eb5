import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page and its URL: the map of the site (specification, section 2). */
export default [
  index('pages/content/home.tsx'),
  route('find-us', 'pages/find-us/find-us.tsx'),
  route('restaurants', 'pages/restaurants/restaurant-list.tsx'),
  route('restaurants/:slug', 'pages/restaurant/restaurant-page.tsx'),
  route('restaurants/:slug/book-now', 'pages/restaurant/book-now-page.tsx'),
  route('book-now', 'booking/page/book-now-entry.tsx'),
  route('booking/:manageToken', 'booking/manage/manage-page.tsx'),
  route('booking/:manageToken/calendar.ics', 'booking/manage/calendar-download.ts'),
  route('booking/waitlist/:waitlistToken', 'booking/waitlist/waitlist-page.tsx'),
  route('offer/:id?', 'offers/page/offer-page.tsx'),
  route('our-menu', 'menus/list/menu-list.tsx'),
  route('our-menu/:id', 'menus/page/menu-page.tsx', { id: 'our-menu-page' }),
  route('our-menu/:id/allergens', 'menus/allergen-matrix/allergen-matrix-page.tsx'),
  route('menu', 'menus/list/menu-list.tsx', { id: 'menu-list' }),
  route('menu/:id', 'menus/page/menu-page.tsx', { id: 'menu-page' }),
  route('sign-up/confirm/:signUpToken', 'customers/page/confirm-sign-up-page.tsx'),
  route('preferences/:id?', 'customers/page/preferences-page.tsx'),
  route('preferences/:id/download', 'customers/page/download.ts'),
  route('forget-me/:forgetToken', 'customers/page/forget-page.tsx'),
  route('withdraw-application/:withdrawToken', 'careers/apply/withdraw-page.tsx'),
  route('unsubscribe/:unsubscribeToken', 'customers/page/unsubscribe-page.tsx'),
  route(':id1/:id2?', 'pages/content/content-page.tsx'),
  route('*', 'pages/content/not-found.tsx'),
] satisfies RouteConfig;
