import { createContext, type HTMLAttributes, useContext } from 'react';

/** Parts of a page that no script changes, as HTML by their names. */
export type StaticParts = Record<string, string>;

const Parts = createContext<StaticParts | null>(null);
/** On the server: the parts of the page being rendered. */
export const StaticPartsProvider = Parts.Provider;

/** In the browser: the parts that came with the page, should one have to be made again. */
let standing: Map<string | undefined, string> | undefined;

function standingPart(name: string): string {
  // At the first, when React takes over: all in one pass.
  standing ??= new Map(
    [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [part.dataset.static, part.innerHTML]),
  );
  return standing.get(name) ?? '';
}

type StaticPartProps = HTMLAttributes<HTMLElement> & {
  name: string;
  /** A template holds the part for an element that the browser makes later. */
  as?: 'div' | 'footer' | 'li' | 'section' | 'template';
  /** Where it came with the data of a page change. */
  html?: string;
};

/**
 * A part that the server draws once for each content version and React leaves as it stands: neither its code nor what it
 * is made of is sent to browsers, which have nothing to take over.
 */
export function StaticPart({ name, as: Tag = 'div', html, ...attributes }: StaticPartProps) {
  const parts = useContext(Parts);
  const inner = html ?? (parts ? (parts[name] ?? '') : standingPart(name));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own components, which escape
    <Tag {...attributes} data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inner }} />
  );
}
