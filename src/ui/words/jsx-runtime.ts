import { createElement, Fragment, type Key, type ReactNode } from 'react';
import { jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';

export type { JSX } from 'react/jsx-runtime';
export { Fragment };

const EMAIL = /(e-mail)/i;
/** Elements that hold text alone. */
const TEXT_ONLY = new Set<unknown>(['title', 'option', 'textarea', 'script', 'style']);

const isText = (child: unknown) => typeof child === 'string' || typeof child === 'number';

/** One element around the whole text: in a flex container each would be an item of its own. */
const inOneLine = (text: string) =>
  createElement(
    'span',
    null,
    ...text
      .split(EMAIL)
      .map((part, at) => (at % 2 === 1 ? createElement('span', { className: 'whitespace-nowrap' }, part) : part)),
  );

/** Wraps each run of texts that has the word; every other child stays at its place. */
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
    isStatic && Array.isArray(children) && children.some((one) => typeof one === 'string' && EMAIL.test(one));
  return hasEmail ? { ...props, children: wrapRuns(children as ReactNode[]) } : props;
}

/**
 * React's JSX runtime (`jsxImportSource` in tsconfig.json), but “e-mail” is never broken at its hyphen. CSS can't say that
 * of a word, and another character in place of the hyphen would be lost to search, copying and screen readers.
 */
export const jsx: typeof reactJsx = (type, props, key?: Key) => reactJsx(type, wordsWhole(type, props, false), key);
export const jsxs: typeof reactJsxs = (type, props, key?: Key) => reactJsxs(type, wordsWhole(type, props, true), key);

/** For the runtime of development. */
export { wordsWhole };
