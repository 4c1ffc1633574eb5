let pending = 0;

export const isOptionalCodeLoading = (): boolean => pending > 0;

/**
 * Loads code the page can do without: a failure doesn't reload the page (layout/shared/chunk-reload.ts), which would
 * lose what was typed. Rejects like `load`.
 */
export async function loadOptionalCode<Code>(load: () => Promise<Code>): Promise<Code> {
  pending++;
  try {
    return await load();
  } finally {
    pending--;
  }
}
