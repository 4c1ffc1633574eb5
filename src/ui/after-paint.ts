/** Runs after the next paint. */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Resolves after the next paint. */
export const painted = (): Promise<void> => new Promise(afterPaint);
