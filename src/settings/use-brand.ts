import { useRouteLoaderData } from 'react-router';
import { emailDomain } from '../values/email/email-domain.ts';
import type { LayoutSettings } from './layout-settings.ts';

/** The brand's name, and the domain of its addresses. */
export function useBrand(): { name: string; domain: string } {
  const root = useRouteLoaderData('root') as { settings: LayoutSettings } | undefined;
  return { name: root?.settings.site_name ?? '', domain: emailDomain(root?.settings.email ?? '') };
}
