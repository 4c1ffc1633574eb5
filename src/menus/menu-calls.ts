import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
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
