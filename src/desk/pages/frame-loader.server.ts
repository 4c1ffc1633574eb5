import type { LoaderFunctionArgs } from 'react-router';
import { may } from '../rules/may.ts';
import { deskContext } from './desk-context.server.ts';

/** What the frame around each page shows. */
export function frameLoader({ context }: LoaderFunctionArgs) {
  const { deps, viewer } = context.get(deskContext);
  const grants = viewer?.grants ?? [];
  const restaurants = deps.restaurants();
  return {
    brand: deps.brand(),
    viewer,
    hasSeveral: restaurants.filter(({ storeId }) => may(grants, 'see-day', storeId)).length > 1,
    manages: restaurants.some(({ storeId }) => may(grants, 'manage', storeId)),
  };
}
