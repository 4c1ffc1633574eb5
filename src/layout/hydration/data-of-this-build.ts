import { createPath, type Location } from 'react-router';
import type { HydratedRouterProps } from 'react-router/dom';
import { BUILD_HEADER } from '../../platform/http/page/build-header.ts';
import { FOUND } from '../../values/http-status.ts';

type Fetch = NonNullable<HydratedRouterProps['unstable_fetch']>;

/** What the router has in the page: the build of its code, and itself. */
type Router = {
  __reactRouterManifest?: { version: string };
  __reactRouterDataRouter?: { state: { navigation: { location?: Location } } };
};

/** What the router takes for a redirect to a page that is loaded as a document. */
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
 * Asks for the data of a page that the router turns to. Those of another build, as after a new release, the code here may
 * not know how to show: then the page is loaded as a document, which has code and data of one build.
 */
export const dataOfThisBuild: Fetch = async (request, asked) => {
  const answer = await window.fetch(request);
  if (asked.type !== 'navigation' || request.method !== 'GET') return answer;
  const build = answer.headers.get(BUILD_HEADER);
  const { __reactRouterManifest: own, __reactRouterDataRouter: router } = window as Router;
  const next = router?.state.navigation.location;
  if (build === null || build === own?.version || !next) return answer;
  return asDocument(createPath(next), asked.navigationType !== 'PUSH');
};
