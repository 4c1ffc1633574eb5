import { useRouteLoaderData } from 'react-router';
import { settingsIn } from '../../settings/layout-settings.ts';

/** Address of the map style from the settings; null for our own basemap. */
export function useMapStyle(): string | null {
  return settingsIn(useRouteLoaderData('root'))?.mapStyleUrl ?? null;
}
