import { createContext, type HTMLAttributes, useContext } from 'react';

/** Parts of a page that no script changes, as HTML by their names. */
export type StaticParts = Record<string, string>;

const Drawn = createContext<StaticParts | null>(null);
/** Gives the server's drawing of the static parts; there is none in the browser. */
export const DrawnParts = Drawn.Provider;

/** In the browser: each part as it came with the page, should it have to be made again. */
const standing = new Map<string, string>();

function standingPart(name: string): string {
  const known = standing.get(name);
  if (known !== undefined) return known;
  const found = document.querySelector(`[data-static="${name}"]`)?.innerHTML ?? '';
  standing.set(name, found);
  return found;
}

type StaticPartProps = HTMLAttributes<HTMLElement> & { name: string; as?: 'div' | 'footer' };

/**
 * A part that the server draws once for all pages and React leaves as it stands: neither its code nor what it is made of
 * is sent to browsers, which have nothing to take over.
 */
export function StaticPart({ name, as: Tag = 'div', ...attributes }: StaticPartProps) {
  const drawn = useContext(Drawn);
  const html = drawn ? (drawn[name] ?? '') : standingPart(name);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by React from our own components, which escape
    <Tag {...attributes} data-static={name} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  );
}
