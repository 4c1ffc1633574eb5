import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import { apiContext } from './context.ts';
import type { BrandSettingsAnswer } from './pages/content-contract.ts';
import './ui/site.css';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await context.get(apiContext).network.get<BrandSettingsAnswer>('/api/v1/content/brand-settings');
  if (!settings.ok) throw new Error('Settings is not defined');
  return { settings: settings.data };
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
