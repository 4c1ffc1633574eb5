import { createContext, useContext } from 'react';
import { inScript } from '../values/in-script.ts';
import type { StructuredData } from './structured-data.ts';

const Described = createContext<StructuredData[]>([]);
/** On the server: what the page being rendered is about. */
export const StructuredDataProvider = Described.Provider;

/** One script per object. The browser renders none, and leaves the server's alone. */
export function StructuredDataScripts() {
  return useContext(Described).map((object) => (
    <script
      key={JSON.stringify(object)}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which no text can end the script
      dangerouslySetInnerHTML={{ __html: inScript(JSON.stringify({ '@context': 'https://schema.org', ...object })) }}
    />
  ));
}
