/** Reports when something that is retried starts to fail, and when it works again: each once. */
export function reportOnce({ began, ended }: { began: (error: unknown) => void; ended: () => void }) {
  let lasts = false;
  return {
    failed(error: unknown) {
      if (!lasts) began(error);
      lasts = true;
    },
    worked() {
      if (lasts) ended();
      lasts = false;
    },
  };
}
