import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/**
 * Static HTML as one flat string. React concatenates many pieces, which V8 would keep separate and copy for every
 * page.
 */
export const drawStatic = (element: ReactNode): string => Buffer.from(renderToStaticMarkup(element)).toString();
