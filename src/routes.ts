import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page and its URL: the map of the site (specification, section 2). */
export default [
  index('pages/home.tsx'),
  route('find-us', 'restaurants/find-us.tsx'),
  route('restaurants', 'restaurants/restaurant-list.tsx'),
  route('restaurants/:slug', 'restaurants/restaurant-page.tsx'),
  route('restaurants/:slug/book-now', 'booking/journey/book-now-page.tsx'),
  route('book-now', 'booking/journey/book-now-entry.tsx'),
  route('booking/:manageToken', 'booking/manage/manage-page.tsx'),
  route('booking/:manageToken/calendar.ics', 'booking/manage/calendar-download.ts'),
  route('booking/waitlist/:waitlistToken', 'booking/waitlist/waitlist-page.tsx'),
  route('our-menu', 'menus/menu-list.tsx'),
  route('our-menu/:id', 'menus/menu-page.tsx', { id: 'our-menu-page' }),
  route('our-menu/:id/allergens', 'menus/allergen-matrix-page.tsx'),
  route('menu', 'menus/menu-list.tsx', { id: 'menu-list' }),
  route('menu/:id', 'menus/menu-page.tsx', { id: 'menu-page' }),
  route(':id1/:id2?', 'pages/content-page.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
