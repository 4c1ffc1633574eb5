import { useEffect } from 'react';
import { onDialogs } from '../notices-place.tsx';

const PREFIX = 'Error: ';
/** On what says why a form was refused. */
export const REFUSAL = { 'data-refusal': '' };

/** A page's title without the mark of a refused form. */
export const withoutErrorMark = (title: string): string =>
  title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;

/** Marks the title while a refusal is seen: a card that was closed keeps its own. */
function markTitle(): void {
  const isSeen = [...document.querySelectorAll('[data-refusal]')].some((one) => one.checkVisibility());
  const bare = withoutErrorMark(document.title);
  const title = isSeen ? PREFIX + bare : bare;
  if (document.title !== title) document.title = title;
}

/** Begins the page's title with "Error:" while something on it is refused, whatever title the page gets meanwhile. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    markTitle();
    const changes = new MutationObserver(markTitle);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    const stopListening = onDialogs(markTitle);
    return () => {
      changes.disconnect();
      stopListening();
      document.title = withoutErrorMark(document.title);
    };
  }, [isRefused]);
}
