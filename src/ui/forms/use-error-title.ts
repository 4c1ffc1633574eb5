import { useEffect } from 'react';
import { onDialogs } from '../notices-place.tsx';

const PREFIX = 'Error: ';
/** Marks the explanation of why a form was refused. */
export const REFUSAL = { 'data-refusal': '' };

export const withoutErrorMark = (title: string): string =>
  title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;

/** Prefixes the title while a refusal is visible; one in a closed card doesn't count. */
function markTitle(): void {
  const isSeen = [...document.querySelectorAll('[data-refusal]')].some((element) => element.checkVisibility());
  const bare = withoutErrorMark(document.title);
  const title = isSeen ? PREFIX + bare : bare;
  if (document.title !== title) document.title = title;
}

/** Prefixes the page's title with "Error:" while something on it is refused, even if the title changes meanwhile. */
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
