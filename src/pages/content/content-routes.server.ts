import { type ContentEndpoints, contentRoute } from '../../platform/api/content-route.server.ts';
import { pageAnswer } from './page-contract.ts';

export const pageRoutes = {
  page: contentRoute('/page/{id}', 'One page; two-part ids with the slash as %2F', pageAnswer),
};
export type PageEndpoints = ContentEndpoints<typeof pageRoutes>;
