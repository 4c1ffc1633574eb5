import * as react from 'react/jsx-dev-runtime';
import { wordsWhole } from './jsx-runtime.ts';

export { Fragment, type JSX } from './jsx-runtime.ts';

type JsxDev = (type: unknown, props: object, key: unknown, isStatic: boolean, ...where: unknown[]) => unknown;

const { jsxDEV: reactJsxDev } = react as unknown as { jsxDEV: JsxDev };

/** The same for development. */
export const jsxDEV: JsxDev = (type, props, key, isStatic, ...source) =>
  reactJsxDev(type, wordsWhole(type, props, isStatic), key, isStatic, ...source);
