import { useEffect } from 'react';
import { useBrand } from '../../settings/use-brand.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { stepTitle } from '../parts/step-words.ts';

/**
 * Names the step in the title of the page for as long as the card is open, whatever title the page under it gets meanwhile:
 * that one is shown once the card is closed.
 */
export function useCardTitle(state: JourneyState, open: boolean): void {
  const { name } = useBrand();
  const title = `${stepTitle(state)} · ${name}`;
  useEffect(() => {
    if (!open) return;
    let under = document.title;
    const show = () => {
      if (document.title === title) return;
      under = document.title;
      document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      if (document.title === title) document.title = under;
    };
  }, [open, title]);
}
