import { useRouteLoaderData } from 'react-router';
import { readWritten } from '../values/written.ts';
import type { BrandTexts } from './contract.ts';
import type { RootData } from './layout-settings.ts';

/** What the brand says in its own voice, for whatever stands in the frame: there the root's data is always at hand. */
export function useTexts(): BrandTexts {
  const { settings } = useRouteLoaderData('root') as RootData;
  return readWritten(settings).texts;
}
