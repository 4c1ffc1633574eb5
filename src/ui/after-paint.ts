export const afterPaint = (act: () => void): void => {
  requestAnimationFrame(() => setTimeout(act));
};

export const painted = (): Promise<void> => new Promise(afterPaint);
