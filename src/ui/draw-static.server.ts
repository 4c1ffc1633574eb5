import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * The HTML of what no script changes, as one piece of text. React puts it together of many, which stay apart in memory and
 * would be copied one by one for every page.
 */
export const drawStatic = (element: ReactNode): string => Buffer.from(renderToStaticMarkup(element)).toString();
