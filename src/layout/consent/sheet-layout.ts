import { type RefObject, useEffect, useLayoutEffect } from 'react';

type Sheet = RefObject<HTMLElement | null>;

/** Reserves the height of a shown sheet at the end of the page, so that nothing focused is hidden under it. */
export function useRoom(sheet: Sheet, shown: boolean): void {
  useEffect(() => {
    if (!sheet.current || !shown) return;
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
  }, [sheet, shown]);
}

/** When the sheet closes with the focus inside, moves the focus to where the visitor opened it, else to the page. */
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

/** Moves the focus to the sheet's heading once its content is rendered. */
export function useLead(sheet: Sheet, wanted: boolean): void {
  useLayoutEffect(() => {
    if (wanted) sheet.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [sheet, wanted]);
}
