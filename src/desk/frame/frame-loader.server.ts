import type { LoaderFunctionArgs } from 'react-router';
import { isOffice, may } from '../rules/may.ts';
import { deskContext } from './desk-context.server.ts';
import { RESTAURANT_PAGES } from './restaurant-pages.ts';

/** What the frame around each page shows. */
export function frameLoader({ context, params }: LoaderFunctionArgs) {
  const { deps, viewer } = context.get(deskContext);
  const grants = viewer?.grants ?? [];
  const restaurants = deps.restaurants();
  const restaurant = restaurants.find(({ slug }) => slug === params.slug);
  const hasSeveral = restaurants.filter(({ storeId }) => may(grants, 'see-day', storeId)).length > 1;
  const manages = restaurants.some(({ storeId }) => may(grants, 'manage', storeId));
  const pages = [
    { to: '/', label: 'Restaurants', isShown: hasSeveral },
    { to: '/guests', label: 'Guests', isShown: manages },
    { to: '/people', label: 'People', isShown: manages },
    { to: '/devices', label: 'Tablets', isShown: manages },
    { to: '/figures', label: 'Figures', isShown: isOffice(grants) },
    { to: '/me', label: (viewer?.kind === 'person' && viewer.person.name) || 'You', isShown: true },
  ];
  return {
    brand: deps.brand(),
    viewer,
    pages: pages.filter(({ isShown }) => isShown),
    restaurant: restaurant && {
      title: restaurant.title,
      pages: RESTAURANT_PAGES.filter(({ act, onTablets }) =>
        viewer?.kind === 'device' ? onTablets : may(grants, act, restaurant.storeId),
      ).map(({ path, label, group }) => ({ to: `/${restaurant.slug}${path}`, label, group })),
    },
  };
}
