import { href } from 'react-router';
import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import { type NearPage, pageNotFound } from '../platform/api/page-not-found.ts';
import { nearestNames } from '../values/typos/nearest-names.ts';
import type { MenuEndpoints } from './content-routes.server.ts';
import type { ChoicesAnswer, MenuAnswer } from './contract.ts';

/** A menu; null if unknown. */
export function fetchMenu(context: LoaderContext, id: string): Promise<MenuAnswer | null> {
  const ask = contentService<MenuEndpoints>(context);
  return ask('/api/v1/content/menu/{id}', { params: { id } }, ['id', 'sections']);
}

/** The menus to choose from. */
export async function fetchChoices(context: LoaderContext): Promise<ChoicesAnswer['menus'] | null> {
  const ask = contentService<MenuEndpoints>(context);
  return (await ask('/api/v1/content/choices', {}, ['menus']))?.menus ?? null;
}

/** Menus with names similar to an unknown id. */
export async function menusNear(context: LoaderContext, id: string): Promise<NearPage[]> {
  const near = nearestNames(id, (await fetchChoices(context)) ?? [], ({ id, name }) => [id, name]);
  return near.map(({ id, name }) => ({ title: name, path: href('/our-menu/:id', { id }) }));
}

/** For an unknown menu. */
export const menuNotFound = async (context: LoaderContext, id: string) =>
  pageNotFound('Menu not found.', await menusNear(context, id));
