import { createContext, type RouterContextProvider } from 'react-router';
import type { ServerApi } from './server-api.server.ts';

export const apiContext = createContext<ServerApi>();

/** What loaders and the renderer can set for the page being rendered. */
export type PageContext = {
  /** The server's time, epoch ms. */
  now: number;
  /** The site's public URL, without a trailing slash. */
  publicUrl: string;
  /** When the page goes stale, epoch ms; the earliest call wins. It isn't cached beyond that. */
  validUntil(epochMs: number): void;
  /** Logs a failure that didn't fail the page. */
  logProblem(line: string): void;
  /** Null for a data request during client-side navigation. */
  staticParts: Record<string, string> | null;
  /** Marks this page's inline scripts, which its policy then allows by hash. */
  nonce: string;
};
export const pageContext = createContext<PageContext>();

/**
 * Adds static parts (ui/static-part.tsx), by name, to the page. Returns what the loader's data must carry: null for a
 * page, which has them in its HTML, and the parts themselves for a data request.
 */
export function sendStaticParts(
  context: Readonly<RouterContextProvider>,
  parts: Record<string, string>,
): Record<string, string> | null {
  const { staticParts } = context.get(pageContext);
  if (!staticParts) return parts;
  Object.assign(staticParts, parts);
  return null;
}

/** How this installation measures visits; null fields where it doesn't. */
export type Measuring = {
  gtmId: string | null;
  trackingScriptUrl: string | null;
};
export const UNMEASURED: Measuring = { gtmId: null, trackingScriptUrl: null };
export const measuringContext = createContext<Measuring>(UNMEASURED);
