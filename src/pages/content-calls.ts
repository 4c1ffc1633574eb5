import { data, type RouterContextProvider } from 'react-router';
import { apiContext, pageContext } from '../context.ts';
import { errorCatalogue } from '../platform/error-catalogue.ts';
import type {
  BrandSettingsAnswer,
  ChoicesAnswer,
  MenuAnswer,
  RestaurantAnswer,
  SearchRestaurantsAnswer,
} from './content-contract.ts';
import type { PageAnswer } from './page-contract.ts';

/** What every answer of a kind must have: without it, something else than the content service answered. */
function isWhole<T extends object>(answer: unknown, needed: (keyof T)[]): answer is T {
  return typeof answer === 'object' && answer !== null && needed.every((name) => name in answer);
}

const named = (path: string, name: string) => `${path}/${encodeURIComponent(name)}`;

/**
 * The content service as loaders ask it (specification, section 7). Each call gives null for what is not there; a service
 * that is down, late or answers something else fails the page with code 16 of the catalogue.
 */
export function contentOf(context: Readonly<RouterContextProvider>) {
  const { network } = context.get(apiContext);
  const call = async <T extends object>(path: string, needed: (keyof T)[]): Promise<T | null> => {
    const answer = await network.get<T | null>(`/api/v1/content/${path}`);
    if (answer.ok && (answer.data === null || isWhole<T>(answer.data, needed))) return answer.data;
    if (!answer.ok && answer.status === 404) return null;
    const reason = answer.ok ? 'something else was answered' : answer.status || answer.error.title;
    context.get(pageContext).trouble(`The content service failed at ${path}: ${reason}`);
    throw data(errorCatalogue[16].message, { status: errorCatalogue[16].status });
  };
  return {
    settings: async () => {
      const found = await call<BrandSettingsAnswer>('brand-settings', ['site_name', 'mastheadItems', 'footer']);
      if (found) return found;
      context.get(pageContext).trouble('Settings is not defined');
      throw data('Settings is not defined', { status: 500 });
    },
    /** Null, too, when there is not one. */
    restaurants: async () => {
      const found = await call<SearchRestaurantsAnswer>('search-restaurants/', ['restaurants']);
      return found && found.restaurants.length > 0 ? found.restaurants : null;
    },
    restaurant: (slug: string) => call<RestaurantAnswer>(named('getRestaurantBySlug', slug), ['slug', 'openingHours']),
    page: (id: string) => call<PageAnswer>(named('page', id), ['id', 'tiles']),
    menu: (id: string) => call<MenuAnswer>(named('menu', id), ['id', 'sections']),
    choices: async () => (await call<ChoicesAnswer>('choices', ['menus']))?.menus ?? null,
  };
}
