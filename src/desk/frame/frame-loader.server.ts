import type { LoaderFunctionArgs } from 'react-router';
import { countUnanswered } from '../engine/inbox/unanswered.server.ts';
import { type DeskAct, isOffice, may } from '../rules/may.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import { deskContext } from './desk-context.server.ts';
import { FAILED } from './desk-form.server.tsx';

const ENQUIRIES = '/enquiries';

type RestaurantPage = { group: 'service' | 'requests' | 'office'; path: string; label: string; act: DeskAct };

/** A restaurant's pages below its slug, in menu order. Office pages fold under More; on a phone, requests do too. */
const RESTAURANT_PAGES: readonly RestaurantPage[] = [
  { group: 'service', path: '', label: 'Today', act: 'see-day' },
  { group: 'service', path: '/timeline', label: 'Timeline', act: 'see-day' },
  { group: 'service', path: '/walk-in', label: 'Walk-in', act: 'work-day' },
  { group: 'service', path: '/book', label: 'Phone', act: 'work-day' },
  { group: 'requests', path: '/waiting', label: 'Waiting list', act: 'see-day' },
  { group: 'requests', path: ENQUIRIES, label: 'Enquiries', act: 'see-day' },
  { group: 'requests', path: '/vouchers', label: 'Vouchers', act: 'work-day' },
  { group: 'office', path: '/blocks', label: 'Blocks and pacing', act: 'manage' },
  { group: 'office', path: '/closing', label: 'Close a day', act: 'manage' },
  { group: 'office', path: '/guarantees', label: 'Cards held', act: 'manage' },
  { group: 'office', path: '/figures', label: 'Figures', act: 'manage' },
  { group: 'office', path: '/feeds', label: 'Calendar and webhooks', act: 'manage' },
  { group: 'office', path: '/log', label: 'Who did what', act: 'manage' },
];

/** What the frame around each page shows. */
export async function frameLoader({ context, params, request }: LoaderFunctionArgs) {
  const { deps, viewer } = context.get(deskContext);
  const grants = viewer?.grants ?? [];
  const restaurants = deps.restaurants();
  const own = restaurants.filter(({ storeId }) => may(grants, 'see-day', storeId));
  const hasSeveral = own.length > 1;
  // Whoever has one restaurant keeps its pages everywhere.
  const restaurant = restaurants.find(({ slug }) => slug === params.slug) ?? (hasSeveral ? undefined : own[0]);
  const manages = restaurants.some(({ storeId }) => may(grants, 'manage', storeId));
  const pages = [
    { to: '/', label: 'Restaurants', isShown: hasSeveral },
    { to: '/guests', label: 'Guests', isShown: manages },
    { to: '/people', label: 'People', isShown: manages },
    { to: '/devices', label: 'Tablets', isShown: manages },
    { to: '/figures', label: 'Figures', isShown: isOffice(grants) },
    { to: '/me', label: (viewer?.kind === 'person' && viewer.person.name) || 'You', isShown: true },
  ];
  const shown = RESTAURANT_PAGES.filter(({ act, path }) =>
    viewer?.kind === 'device' ? act !== 'manage' && path !== ENQUIRIES : may(grants, act, restaurant?.storeId ?? ''),
  );
  // The page in place of one that failed asks the database nothing: it may be away.
  const counts = !request.url.endsWith(FAILED) && shown.some(({ path }) => path === ENQUIRIES);
  const unanswered =
    restaurant && counts
      ? await countUnanswered(deps.db, restaurant.storeId, serviceDateAt(deps.clock().epochMilliseconds))
      : 0;
  return {
    brand: deps.brand(),
    viewer,
    pages: pages.filter(({ isShown }) => isShown),
    restaurant: restaurant && {
      title: restaurant.title,
      pages: shown.map((page) => ({
        ...page,
        to: `/${restaurant.slug}${page.path}`,
        waiting: page.path === ENQUIRIES ? unanswered : 0,
      })),
    },
  };
}
