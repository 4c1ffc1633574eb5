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

const asScript = (thing: StructuredData) => {
  // No '<': the text cannot end its script.
  const text = JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text.replaceAll('>', '\\u003e')}</script>`;
};

/** The HTML of a page with its structured data at the end of its head, one script per object. */
export function withStructuredData(html: string, things: StructuredData[]): string {
  const end = html.indexOf('</head>');
  return end < 0 ? html : `${html.slice(0, end)}${things.map(asScript).join('')}${html.slice(end)}`;
}

/** In the browser: takes away what the page before was about. */
export function forgetStructuredData(): void {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) script.remove();
}
