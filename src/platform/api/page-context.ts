import { createContext, type RouterContextProvider } from 'react-router';
import type { ServerApi } from './server-api.server.ts';

/** The server's API clients, for loaders and actions. */
export const apiContext = createContext<ServerApi>();

/** What a loader, and then the renderer, can set for the page being rendered. */
export type PageContext = {
  /** The process's time, epoch ms. */
  now: number;
  /** The site's address as messages name it, without a trailing slash. */
  publicUrl: string;
  /** The page changes at this epoch ms: it is not cached for longer. The earliest call wins. */
  validUntil(epochMs: number): void;
  /** Logs a failure that did not fail the page. */
  logProblem(line: string): void;
  /** Null where the data of a page change in the browser is asked for, not a page. */
  staticParts: Record<string, string> | null;
  /** Marks the inline scripts of this rendering, which the page's policy then allows by hash. */
  nonce: string;
};
export const pageContext = createContext<PageContext>();

/**
 * Gives static parts (ui/static-part.tsx), by name, to the page that is rendered. Returns what the loader's data must
 * carry: nothing for a page, which has them in its HTML, and the parts themselves for a page change in the browser.
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

/** What measures visits in this installation; null where nothing does. */
export type Measuring = {
  /** The tag manager's container id. */
  gtmId: string | null;
  /** The address of the marketing-tracking script. */
  trackingScriptUrl: string | null;
};
export const UNMEASURED: Measuring = { gtmId: null, trackingScriptUrl: null };
export const measuringContext = createContext<Measuring>(UNMEASURED);
