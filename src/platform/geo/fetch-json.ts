import type { z } from 'zod';
import { NOT_FOUND } from '../../values/http-status.ts';

/** `url` is the base URL without a trailing slash. */
export type RemoteOptions = { url: string; key?: string; timeoutMs: number; fetch?: typeof fetch };

/** The parsed body of a GET, or null for 404. Throws on any other status, a time-out or an unexpected body. */
export async function fetchJson<T>(address: URL, shape: z.ZodType<T>, options: RemoteOptions): Promise<T | null> {
  const response = await (options.fetch ?? fetch)(address, { signal: AbortSignal.timeout(options.timeoutMs) });
  if (response.status === NOT_FOUND) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`responded ${response.status}`);
  }
  return shape.parse(await response.json());
}
