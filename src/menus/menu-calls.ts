import { href } from 'react-router';
import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import { type NearPage, pageNotFound } from '../platform/api/page-not-found.ts';
import { nearestNames } from '../values/typos/nearest-names.ts';
import type { MenuEndpoints } from './content-routes.server.ts';
import type { ChoicesAnswer, MenuAnswer } from './contract.ts';

/** One menu; null when no menu has the id. */
export function fetchMenu(context: LoaderContext, id: string): Promise<MenuAnswer | null> {
  const ask = contentService<MenuEndpoints>(context);
  return ask('/api/v1/content/menu/{id}', { params: { id } }, ['id', 'sections']);
}

/** The menus to choose from. */
export async function fetchChoices(context: LoaderContext): Promise<ChoicesAnswer['menus'] | null> {
  const ask = contentService<MenuEndpoints>(context);
  return (await ask('/api/v1/content/choices', {}, ['menus']))?.menus ?? null;
}

/** The menus whose names are much like an id that none of them has. */
export async function menusNear(context: LoaderContext, asked: string): Promise<NearPage[]> {
  const near = nearestNames(asked, (await fetchChoices(context)) ?? [], ({ id, name }) => [id, name]);
  return near.map(({ id, name }) => ({ title: name, path: href('/our-menu/:id', { id }) }));
}

/** Thrown where no menu has the id. */
export const menuNotFound = async (context: LoaderContext, asked: string) =>
  pageNotFound('Menu not found.', await menusNear(context, asked));
