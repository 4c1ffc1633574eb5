import { createContext } from 'react-router';
import type { ServerApi } from './server-api.server.ts';

/** The server's API clients, for loaders and actions. */
export const apiContext = createContext<ServerApi>();

/** What a loader can set for the page being rendered. */
export type PageContext = {
  /** The process's time, epoch ms. */
  now: number;
  /** The page changes at this epoch ms: it is not cached for longer. The earliest call wins. */
  validUntil(epochMs: number): void;
  /** Logs a failure that did not fail the page. */
  logProblem(line: string): void;
};
export const pageContext = createContext<PageContext>();

/** What measures visits in this installation; null where nothing does. */
export type Measuring = {
  /** The tag manager's container id. */
  gtmId: string | null;
  /** The address of the marketing-tracking script. */
  trackingScriptUrl: string | null;
};
export const UNMEASURED: Measuring = { gtmId: null, trackingScriptUrl: null };
export const measuringContext = createContext<Measuring>(UNMEASURED);
