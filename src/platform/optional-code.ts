let loading = 0;

/** Whether code that the page can do without is on its way. */
export const isOptionalCodeLoading = (): boolean => loading > 0;

/**
 * Loads code that the page can do without: where it cannot be had, the page is not reloaded for it
 * (layout/shared/chunk-reload.ts), which would lose what was typed. Rejects as `load` does.
 */
export async function loadOptionalCode<Code>(load: () => Promise<Code>): Promise<Code> {
  loading++;
  try {
    return await load();
  } finally {
    loading--;
  }
}
