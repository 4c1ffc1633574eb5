import { useRouteLoaderData } from 'react-router';

/** Address of the map style from the settings; null for our own basemap. */
export function useMapStyle(): string | null {
  const root = useRouteLoaderData('root') as { settings?: { mapStyleUrl?: string | null } } | undefined;
  return root?.settings?.mapStyleUrl ?? null;
}
