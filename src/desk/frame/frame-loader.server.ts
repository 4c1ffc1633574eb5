import type { LoaderFunctionArgs } from 'react-router';
import { countUnanswered } from '../engine/inbox/unanswered.server.ts';
import { isOffice, may } from '../rules/may.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import { deskContext } from './desk-context.server.ts';
import { FAILED } from './desk-form.server.tsx';
import { ENQUIRIES, RESTAURANT_PAGES } from './restaurant-pages.ts';

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
  const shown = RESTAURANT_PAGES.filter(({ act, onTablets }) =>
    viewer?.kind === 'device' ? onTablets : may(grants, act, restaurant?.storeId ?? ''),
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
      pages: shown.map(({ path, label, group }) => ({
        to: `/${restaurant.slug}${path}`,
        label,
        group,
        waiting: path === ENQUIRIES ? unanswered : 0,
      })),
    },
  };
}
