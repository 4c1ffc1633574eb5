import { createContext, type RouterContextProvider } from 'react-router';
import type { FrameSettings } from '../settings/layout-settings.ts';

/** One structured-data object (schema.org). */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** The brand's @id, so that other objects can refer to it. */
export const organisationId = (origin: string) => `${origin}/#organisation`;

type Described = (site: FrameSettings) => StructuredData[];

/** The structured data of the page being rendered; null if its loader sets none. */
export const describedContext = createContext<Described | null>(null);

/**
 * Sets a page's structured data in its loader. Search engines read documents, so browsers load neither the data nor
 * its code, and a navigation sets none.
 */
export function describePage(context: Readonly<RouterContextProvider>, described: Described): void {
  context.set(describedContext, described);
}

/** In the browser: removes the previous page's structured data. */
export function forgetStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
