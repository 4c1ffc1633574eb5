import { useRouteLoaderData } from 'react-router';

/** The style that the settings put in the place of our own basemap, or null. */
export function useMapStyle(): string | null {
  const root = useRouteLoaderData('root') as { settings?: { mapStyleUrl?: string | null } } | undefined;
  return root?.settings?.mapStyleUrl ?? null;
}
