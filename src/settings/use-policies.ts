import { useRouteLoaderData } from 'react-router';
import { readWritten } from '../values/written.ts';
import type { BrandPolicies } from './contract.ts';
import type { RootData } from './layout-settings.ts';

/** The brand's promises to diners, inside the frame. */
export function usePolicies(): BrandPolicies {
  const { settings } = useRouteLoaderData('root') as RootData;
  return readWritten(settings).policies;
}
