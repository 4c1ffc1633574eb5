import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../../settings/use-brand.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { stepTitle } from '../parts/step-words.ts';

/** Names the step in the title of the page for as long as the card is open; a page that came since has its own. */
export function useCardTitle(state: JourneyState, open: boolean): void {
  const { name } = useBrand();
  const title = `${stepTitle(state)} · ${name}`;
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that comes under the card writes its own title
  useEffect(() => {
    if (!open) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [open, title, key]);
}
