// First, since it declares the order of the cascade layers.
import './ui/styles/site.css';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ErrorPage, failureOf, isUnanswered, UnreachedPage } from './layout/error-page.tsx';
import { HashScroll } from './layout/page-change.tsx';
import { SiteFrame } from './layout/site-frame.tsx';
import { measuringContext, pageContext } from './platform/api/page-context.ts';
import { keepSecretsApart, normaliseNavigation } from './seo/redirects/client.ts';
import { StructuredDataScripts } from './seo/structured-data-scripts.tsx';
import { themeColours } from './seo/theme-colours.ts';
import { nextLogoChange } from './settings/current-logo.ts';
import { frameContext, layoutSettings, settingsIn } from './settings/layout-settings.ts';
import { fetchSettings } from './settings/settings-call.ts';
import figtree from './ui/fonts/figtree.woff2';
import fraunces from './ui/fonts/fraunces-soft-bold.woff2';
import { readWritten, written } from './values/written.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await fetchSettings(context);
  const { now, validUntil } = context.get(pageContext);
  validUntil(nextLogoChange(settings, now));
  const layout = layoutSettings(settings, context.get(measuringContext), now);
  const { mastheadItems, footer, company } = settings;
  context.set(frameContext, { ...layout, mastheadItems, footer, company });
  return { settings: written(layout) };
}

/** The settings are the same on every page, so one fetch per visit is enough. */
export const shouldRevalidate = () => false;

/** The two fonts used on every page, preloaded before the style sheet requests them. */
export const links: Route.LinksFunction = () =>
  [fraunces, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    href,
    crossOrigin: 'anonymous',
  }));

/** Client middleware: normalises paths as the server does, and loads pages with a token as separate documents. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [normaliseNavigation, keepSecretsApart];

export function Layout({ children }: { children: ReactNode }) {
  const settings = settingsIn(useRouteLoaderData('root'));
  return (
    <html lang="en-GB" data-site-id={settings?.site_id} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColours.theme} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {/* The server moves the style sheets further up (see defer-scripts.ts), so nothing whose position matters to
            React may precede them. */}
        <Links />
        <Meta />
        <StructuredDataScripts />
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
  const settings = readWritten(loaderData.settings);
  return (
    <SiteFrame settings={settings}>
      <link rel="icon" href={settings.favicon} type="image/svg+xml" />
      <Outlet />
    </SiteFrame>
  );
}

/** A failed page keeps header and footer, unless the settings could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const settings = settingsIn(useRouteLoaderData('root'));
  const errorPage = <ErrorPage {...failureOf(error)} texts={settings?.texts} />;
  const page = isUnanswered(error) ? <UnreachedPage /> : errorPage;
  return settings ? <SiteFrame settings={settings}>{page}</SiteFrame> : <main>{page}</main>;
}
