import { useRouteLoaderData } from 'react-router';
import { readWritten } from '../values/written.ts';
import type { BrandTexts } from './contract.ts';
import type { RootData } from './layout-settings.ts';

/** The brand's own texts, inside the frame, where the root's data is always available. */
export function useTexts(): BrandTexts {
  const { settings } = useRouteLoaderData('root') as RootData;
  return readWritten(settings).texts;
}
