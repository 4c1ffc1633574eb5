import { useRouteLoaderData } from 'react-router';
import { emailDomain } from '../values/email/email-domain.ts';
import { settingsIn } from './layout-settings.ts';

/** The brand's name, and the domain of its addresses. */
export function useBrand(): { name: string; domain: string } {
  const settings = settingsIn(useRouteLoaderData('root'));
  return { name: settings?.site_name ?? '', domain: emailDomain(settings?.email ?? '') };
}
