import { useEffect } from 'react';
import { useBrand } from '../../settings/use-brand.ts';
import { withoutErrorMark } from '../../ui/forms/use-error-title.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { stepTitle } from '../parts/step-words.ts';
import { isOnItsWay } from '../steps/on-the-way.tsx';

/** Whether the step or the restaurant that a link names is still to come: the title would be another once it is there. */
const isToCome = (state: JourneyState) => isOnItsWay(state) || (state.asked.slug !== undefined && !state.bookingError);

/**
 * Names the step in the title of the page for as long as the card is open, whatever title the page under it gets meanwhile:
 * that one is shown once the card is closed.
 */
export function useCardTitle(state: JourneyState, open: boolean): void {
  const { name } = useBrand();
  const title = `${stepTitle(state)} · ${name}`;
  const shown = open && !isToCome(state);
  useEffect(() => {
    if (!shown) return;
    let under = document.title;
    const show = () => {
      if (withoutErrorMark(document.title) === title) return;
      under = document.title;
      document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      if (withoutErrorMark(document.title) === title) document.title = under;
    };
  }, [shown, title]);
}
