import { type RefObject, useEffect, useLayoutEffect } from 'react';

type Sheet = RefObject<HTMLElement | null>;

/** The page keeps as much room at its end as the sheet takes, so that nothing focused lies under it. */
export function useRoom(sheet: Sheet): void {
  useEffect(() => {
    if (!sheet.current) return;
    const root = document.documentElement.style;
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      root.setProperty('--sheet-height', `${Math.ceil(height)}px`);
    });
    observer.observe(sheet.current);
    return () => {
      observer.disconnect();
      root.removeProperty('--sheet-height');
    };
  }, [sheet]);
}

/** Whoever is in the sheet when it goes is led back: to where they asked for it, else to the page. */
export function useWayBack(sheet: Sheet, asked: boolean): void {
  useLayoutEffect(() => {
    const element = sheet.current;
    const before = document.activeElement;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const back = asked && before instanceof HTMLElement ? before : document.getElementById('content');
      back?.focus({ preventScroll: true });
    };
  }, [sheet, asked]);
}

/** Leads the keyboard to the sheet's heading, once what it heads is there. */
export function useLead(sheet: Sheet, wanted: boolean): void {
  useLayoutEffect(() => {
    if (wanted) sheet.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [sheet, wanted]);
}
