import { useRouteLoaderData } from 'react-router';
import { readWritten } from '../values/written.ts';
import type { BrandPolicies } from './contract.ts';
import type { RootData } from './layout-settings.ts';

/** What the brand promises its diners, for whatever stands in the frame. */
export function usePolicies(): BrandPolicies {
  const { settings } = useRouteLoaderData('root') as RootData;
  return readWritten(settings).policies;
}
