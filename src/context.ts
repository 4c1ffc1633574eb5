import { createContext } from 'react-router';
import type { ServerApi } from './platform/server-api.server.ts';

/** The server's API clients, for loaders and actions. */
export const apiContext = createContext<ServerApi>();

/** What a loader may say of the page it makes. */
export type PageNotes = {
  /** The process's time, epoch ms. */
  now: number;
  /** The page says something else from this epoch ms on: do not keep it longer. The earliest call wins. */
  validUntil(epochMs: number): void;
  /** Something failed without failing the page: for the log, never for the diner. */
  trouble(line: string): void;
};
export const pageContext = createContext<PageNotes>();

/** The tag manager's container of this installation; null where nothing is measured. */
export const tagManagerContext = createContext<string | null>(null);
