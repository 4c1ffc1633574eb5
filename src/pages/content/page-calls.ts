import { contentService, type LoaderContext } from '../../platform/api/content-service.ts';
import type { PageEndpoints } from './content-routes.server.ts';
import type { PageAnswer } from './page-contract.ts';

/** One content page; null when no page has the id. */
export function fetchPage(context: LoaderContext, id: string): Promise<PageAnswer | null> {
  const ask = contentService<PageEndpoints>(context);
  return ask('/api/v1/content/page/{id}', { params: { id } }, ['id', 'tiles']);
}
