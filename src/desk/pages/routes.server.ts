import type { ActionFunction, LoaderFunction, RouteObject } from 'react-router';
import * as devices from './devices-page.server.tsx';
import { DeskErrorPage } from './error-page.server.tsx';
import { frameLoader } from './frame-loader.server.ts';
import * as home from './home-page.server.tsx';
import * as link from './link-page.server.tsx';
import * as log from './log-page.server.tsx';
import * as me from './me-page.server.tsx';
import { passkeyRegistration, passkeySignIn, registrationOptions, signInOptions } from './passkeys.server.ts';
import * as people from './people-page.server.tsx';
import * as pinEnd from './pin-end.server.ts';
import * as pin from './pin-page.server.tsx';
import * as signIn from './sign-in-page.server.tsx';
import * as signOut from './sign-out.server.ts';
import * as today from './today-page.server.tsx';

/** Who gets to a page: anybody, people who are signed in, or shared tablets too. */
export type Access = { for: 'anybody' | 'people' | 'tablets' };

type PageModule = { default?: () => React.ReactNode; loader?: LoaderFunction; action?: ActionFunction };

const page = (path: string, module: PageModule, access: Access['for'] = 'people'): RouteObject => ({
  path,
  loader: module.loader,
  action: module.action,
  Component: module.default,
  handle: { for: access } satisfies Access,
});

/** Every page of the desk, below /desk. What is only posted to has no component. */
export const deskRoutes: RouteObject[] = [
  {
    id: 'desk',
    path: '/',
    loader: frameLoader,
    ErrorBoundary: DeskErrorPage,
    children: [
      page('', home, 'tablets'),
      page('sign-in', signIn, 'anybody'),
      page('link', link, 'anybody'),
      page('passkeys/sign-in/options', signInOptions, 'anybody'),
      page('passkeys/sign-in', passkeySignIn, 'anybody'),
      page('passkeys/options', registrationOptions),
      page('passkeys', passkeyRegistration),
      page('sign-out', signOut),
      page('me', me),
      page('people', people),
      page('devices', devices),
      page('pin', pin, 'tablets'),
      page('pin/end', pinEnd, 'tablets'),
      page(':slug', today, 'tablets'),
      page(':slug/log', log),
    ],
  },
];
