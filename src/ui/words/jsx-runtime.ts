import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

const EMAIL = /(e-mail)/i;
/** Elements that can only contain text. */
const TEXT_ONLY = new Set<unknown>(['title', 'option', 'textarea', 'script', 'style']);

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/** One element around the whole text: a flex container would make each piece an item. */
const inOneLine = (text: string) =>
  createElement(
    'span',
    null,
    ...text
      .split(EMAIL)
      .map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part)),
  );

/** Wraps each run of text with the word; every other child keeps its place. */
function wrapRuns(children: readonly ReactNode[]): ReactNode[] {
  const wrapped = [...children];
  for (let from = 0; from < children.length; from += 1) {
    let to = from;
    while (isText(children[to])) to += 1;
    const text = children.slice(from, to).join('');
    if (EMAIL.test(text)) wrapped.fill(null, from, to).splice(from, 1, inOneLine(text));
    from = Math.max(from, to - 1);
  }
  return wrapped;
}

type Props = { children?: ReactNode };

function wordsWhole<Given>(type: unknown, props: Given, isStatic: boolean): Given {
  if ((typeof type !== 'string' && type !== Fragment) || TEXT_ONLY.has(type)) return props;
  const { children } = props as Props;
  if (typeof children === 'string') return EMAIL.test(children) ? { ...props, children: inOneLine(children) } : props;
  const hasEmail =
    isStatic && Array.isArray(children) && children.some((child) => typeof child === 'string' && EMAIL.test(child));
  return hasEmail ? { ...props, children: wrapRuns(children as ReactNode[]) } : props;
}

/**
 * React's JSX runtime (`jsxImportSource` in tsconfig.json), except that “e-mail” never breaks at its hyphen. CSS can't
 * do that for a word, and another character for the hyphen would break search, copying and screen readers.
 */
export const jsx: typeof reactJsx = (type, props, key?: Key) => reactJsx(type, wordsWhole(type, props, false), key);
export const jsxs: typeof reactJsxs = (type, props, key?: Key) => reactJsxs(type, wordsWhole(type, props, true), key);

/** For the development runtime. */
export { wordsWhole };
