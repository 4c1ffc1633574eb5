import { data } from 'react-router';
import { contentService, type LoaderContext } from '../platform/api/content-service.ts';
import { pageContext } from '../platform/api/page-context.ts';
import { SERVER_ERROR } from '../values/http-status.ts';
import { memoize } from '../values/memoize.ts';
import type { SettingsEndpoints } from './content-routes.server.ts';
import type { BrandSettingsAnswer } from './contract.ts';
import { withPlainSettings } from './with-plain-settings.ts';

const plainOnce = memoize((settings: BrandSettingsAnswer) => withPlainSettings(settings));

/** The brand's settings. The page fails with 500 without them (product 8.3). */
export async function fetchSettings(context: LoaderContext): Promise<BrandSettingsAnswer> {
  const ask = contentService<SettingsEndpoints>(context);
  const answer = await ask('/api/v1/content/brand-settings', {}, ['site_name', 'mastheadItems', 'footer']);
  if (answer) return plainOnce(answer);
  context.get(pageContext).logProblem('Settings is not defined');
  throw data('Settings is not defined', { status: SERVER_ERROR });
}
