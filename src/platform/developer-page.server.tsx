import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** A page for developers: plain, and without a script. */
export function developerPage(title: string, children: ReactNode): string {
  const markup = renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <link rel="stylesheet" href="/dev.css" />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>,
  );
  return `<!doctype html>${markup}`;
}
