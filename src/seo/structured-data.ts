import { createContext, type RouterContextProvider } from 'react-router';
import type { FrameSettings } from '../settings/layout-settings.ts';

/** One structured-data object (schema.org). */
export type StructuredData = { '@type': string; [property: string]: unknown };

/** The brand's @id, so that other objects can refer to it. */
export const organisationId = (origin: string) => `${origin}/#organisation`;

type Described = (site: FrameSettings) => StructuredData[];

/** What the page being rendered is about; null where its loader says nothing. */
export const describedContext = createContext<Described | null>(null);

/**
 * Tells search engines what a page is about, by its loader. They read documents: neither the data of it nor its code
 * goes to browsers, and a page change in the browser brings none.
 */
export function describePage(context: Readonly<RouterContextProvider>, described: Described): void {
  context.set(describedContext, described);
}

/** In the browser: takes away what the page before was about. */
export function forgetStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
