import { useRouteLoaderData } from 'react-router';
import type { LayoutSettings } from '../../layout/layout-settings.ts';

/** The brand as it signs: its name, and the domain of its addresses. */
export function useBrand(): { name: string; domain: string } {
  const root = useRouteLoaderData('root') as { settings: LayoutSettings } | undefined;
  return { name: root?.settings.site_name ?? '', domain: root?.settings.email.split('@').at(-1) ?? '' };
}
