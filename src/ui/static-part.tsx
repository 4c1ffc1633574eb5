import { createContext, type HTMLAttributes, useContext } from 'react';

export type StaticParts = Record<string, string>;

const Parts = createContext<StaticParts | null>(null);
/** On the server: the static parts of the page being rendered. */
export const StaticPartsProvider = Parts.Provider;

/** In the browser: the static parts that came with the page, in case one is re-rendered. */
let initialParts: Map<string | undefined, string> | undefined;

function standingPart(name: string): string {
  // On first use, during hydration: all in one pass.
  initialParts ??= new Map(
    [...document.querySelectorAll<HTMLElement>('[data-static]')].map((part) => [part.dataset.static, part.innerHTML]),
  );
  return initialParts.get(name) ?? '';
}

type StaticPartProps = HTMLAttributes<HTMLElement> & {
  name: string;
  /** A template holds HTML for an element created later in the browser. */
  as?: 'div' | 'footer' | 'li' | 'section' | 'template';
  /** The HTML, if it came with the data of a client-side navigation. */
  html?: string;
};

/**
 * A part that the server renders once per content version and React leaves alone: browsers need neither its code nor
 * its data, as there is nothing to hydrate.
 */
export function StaticPart({ name, as: Tag = 'div', html, ...attributes }: StaticPartProps) {
  const parts = useContext(Parts);
  const inner = html ?? (parts ? (parts[name] ?? '') : standingPart(name));
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own components, which escape
    <Tag {...attributes} data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inner }} />
  );
}
