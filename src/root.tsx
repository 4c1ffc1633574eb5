import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { pageContext, tagManagerContext } from './context.ts';
import { ErrorPage, failureOf } from './layout/error-page.tsx';
import { layoutSettings } from './layout/layout-settings.ts';
import { nextLogoChange } from './layout/logo-in-force.ts';
import { HashScroll } from './layout/page-change.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { contentOf } from './pages/content-calls.ts';
import { themeColours } from './pages/found/theme-colours.ts';
import { keepSecretsApart, normaliseNavigation } from './pages/paths/client.ts';
import fraunces from './ui/fonts/fraunces-soft-bold.woff2';
import './ui/site.css';
import './layout/layout.css';
import './layout/menus.css';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await contentOf(context).settings();
  const { now, validUntil } = context.get(pageContext);
  validUntil(nextLogoChange(settings, now));
  return { settings: layoutSettings(settings, context.get(tagManagerContext), now) };
}

/** The settings are the same on every page: they are fetched once per visit. */
export const shouldRevalidate = () => false;

/** The two faces every page is set in, fetched before the style sheet asks for them. */
export const links: Route.LinksFunction = () =>
  [fraunces, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));

/** Before every navigation: paths are mended as the server mends them, and pages with a token keep to themselves. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [normaliseNavigation, keepSecretsApart];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>('root');
  return (
    <html lang="en-GB" data-site-id={root?.settings.site_id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours.theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The server moves the style sheets further up: nothing that React looks for may stand before them here. */}
        <Links />
        <Meta />
      </head>
      <body>
        {children}
        <HashScroll />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame settings={loaderData.settings}>
      <link rel="icon" href={loaderData.settings.favicon} type="image/svg+xml" />
      <Outlet />
    </SiteFrame>
  );
}

/** A page that failed still has its header and footer, unless the settings themselves could not be had. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof loader>('root');
  const page = <ErrorPage {...failureOf(error)} />;
  return root ? <SiteFrame settings={root.settings}>{page}</SiteFrame> : <main>{page}</main>;
}
