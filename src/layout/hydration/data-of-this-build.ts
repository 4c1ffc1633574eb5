import type { HydratedRouterProps } from 'react-router/dom';
import { BUILD_HEADER } from '../../platform/http/page/build-header.ts';
import { FOUND } from '../../values/http-status.ts';
import { nextPage } from './next-page.ts';

type Fetch = NonNullable<HydratedRouterProps['unstable_fetch']>;

/** The router's global with the build of its code. */
type Router = { __reactRouterManifest?: { version: string } };

/** A response that the router treats as a redirect to a document. */
const asDocument = (address: string, replaces: boolean) =>
  new Response(null, {
    status: 204,
    headers: {
      'X-Remix-Redirect': address,
      'X-Remix-Status': String(FOUND),
      'X-Remix-Reload-Document': 'true',
      'X-Remix-Replace': String(replaces),
    },
  });

/**
 * Fetches the data of a page during navigation. The current code may not understand data of another build, as after a
 * release: such a page is loaded as a document instead.
 */
export const dataOfThisBuild: Fetch = async (request, context) => {
  const answer = await window.fetch(request);
  if (context.type !== 'navigation' || request.method !== 'GET') return answer;
  const build = answer.headers.get(BUILD_HEADER);
  const next = nextPage();
  if (build === null || build === (window as Router).__reactRouterManifest?.version || !next) return answer;
  return asDocument(next, context.navigationType !== 'PUSH');
};
