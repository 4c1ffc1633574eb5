import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** A page's title without the mark of a refused form. */
export const withoutErrorMark = (title: string): string =>
  title.startsWith(PREFIX) ? title.slice(PREFIX.length) : title;

/** Begins the page's title with "Error:" while something on it is refused, whatever title the page gets meanwhile. */
export function useErrorTitle(isRefused: boolean): void {
  useEffect(() => {
    if (!isRefused) return;
    const mark = () => {
      if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    };
    mark();
    const changes = new MutationObserver(mark);
    changes.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => {
      changes.disconnect();
      document.title = withoutErrorMark(document.title);
    };
  }, [isRefused]);
}
