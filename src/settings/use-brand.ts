import { useRouteLoaderData } from 'react-router';
import { settingsIn } from './layout-settings.ts';

/** The brand as pages name it. */
export function useBrand(): { name: string } {
  return { name: settingsIn(useRouteLoaderData('root'))?.site_name ?? '' };
}
