/** Runs once what was done has been painted. */
export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

/** Resolves once what was done has been painted. */
export const painted = (): Promise<void> => new Promise(afterPaint);
