import { useEffect } from 'react';
import { useBrand } from '../../settings/use-brand.ts';
import { withoutErrorMark } from '../../ui/forms/use-error-title.ts';
import type { JourneyState } from '../flow/journey-state.ts';
import { isOnItsWay } from '../steps/on-the-way.tsx';
import { stepTitle } from '../steps/step-titles.ts';

/** Whether the link's step or restaurant is still loading: the title would change again once it's there. */
const isLoading = (state: JourneyState) =>
  isOnItsWay(state) || (state.prefill.slug !== undefined && !state.bookingError);

/**
 * Names the step in the page's title while the card is open, whatever title the page behind it gets; that one is shown
 * once the card closes.
 */
export function useCardTitle(state: JourneyState, open: boolean): void {
  const { name } = useBrand();
  const title = `${stepTitle(state)} · ${name}`;
  const isActive = open && !isLoading(state);
  useEffect(() => {
    if (!isActive) return;
    let pageTitle = document.title;
    const show = () => {
      if (withoutErrorMark(document.title) === title) return;
      pageTitle = document.title;
      document.title = title;
    };
    show();
    const changes = new MutationObserver(show);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      if (withoutErrorMark(document.title) === title) document.title = pageTitle;
    };
  }, [isActive, title]);
}
