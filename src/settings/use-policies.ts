import { useRouteLoaderData } from 'react-router';
import type { BrandPolicies } from './contract.ts';
import type { LayoutSettings } from './layout-settings.ts';

/** What the brand promises its diners, for whatever stands in the frame. */
export function usePolicies(): BrandPolicies {
  const { settings } = useRouteLoaderData('root') as { settings: LayoutSettings };
  return settings.policies;
}
