import { type ActionFunction, data, type LoaderFunction, type RouteObject } from 'react-router';
import { NOT_FOUND } from '../../values/http-status.ts';
import { CONFIRM } from '../frame/desk-context.server.ts';
import { FAILED } from '../frame/desk-form.server.tsx';
import { DeskErrorPage } from '../frame/error-page.server.tsx';
import { frameLoader } from '../frame/frame-loader.server.ts';
import * as blocks from '../pages/blocks/blocks-page.server.tsx';
import * as closingBoard from '../pages/closing/board-page.server.tsx';
import * as closing from '../pages/closing/closing-page.server.tsx';
import * as closingGuest from '../pages/closing/guest-page.server.tsx';
import * as log from '../pages/day/log-page.server.tsx';
import * as today from '../pages/day/today-page.server.tsx';
import * as failed from '../pages/failed-page.server.tsx';
import * as guarantees from '../pages/guarantees/guarantees-page.server.tsx';
import * as home from '../pages/home-page.server.tsx';
import * as inbox from '../pages/inbox/inbox-page.server.tsx';
import * as request from '../pages/inbox/request-page.server.tsx';
import * as live from '../pages/live-stream.server.ts';
import * as dayCsv from '../pages/office/day-csv.server.ts';
import * as feedFile from '../pages/office/feed-file.server.ts';
import * as feeds from '../pages/office/feeds-page.server.tsx';
import * as figuresCsv from '../pages/office/figures-csv.server.ts';
import * as figures from '../pages/office/figures-page.server.tsx';
import * as guestExport from '../pages/office/guest-export.server.ts';
import * as guests from '../pages/office/guests-page.server.tsx';
import * as cancel from '../pages/party/cancel-page.server.tsx';
import * as change from '../pages/party/change-page.server.tsx';
import * as party from '../pages/party/party-page.server.tsx';
import * as confirm from '../pages/people/confirm-page.server.tsx';
import * as devices from '../pages/people/devices-page.server.tsx';
import { pinEnd, signOut } from '../pages/people/leave.server.ts';
import * as link from '../pages/people/link-page.server.tsx';
import * as me from '../pages/people/me-page.server.tsx';
import * as passkeys from '../pages/people/passkeys.server.ts';
import * as people from '../pages/people/people-page.server.tsx';
import * as pin from '../pages/people/pin-page.server.tsx';
import * as signIn from '../pages/people/sign-in-page.server.tsx';
import * as phone from '../pages/phone/phone-page.server.tsx';
import * as sheet from '../pages/sheet/sheet-page.server.tsx';
import * as timeline from '../pages/timeline/timeline-page.server.tsx';
import * as vouchers from '../pages/vouchers/vouchers-page.server.tsx';
import * as waiting from '../pages/waiting/waiting-page.server.tsx';
import * as table from '../pages/walk-in/table-page.server.tsx';
import * as walkIn from '../pages/walk-in/walk-in-page.server.tsx';

/** Who gets to a page: anybody, people who are signed in, or shared tablets too. */
export type Access = { for: 'anybody' | 'people' | 'tablets'; usesCamera: boolean };

type PageModule = { default?: () => React.ReactNode; loader?: LoaderFunction; action?: ActionFunction };

const page = (path: string, module: PageModule, access: Access['for'] = 'people', usesCamera = false): RouteObject => ({
  path,
  loader: module.loader,
  action: module.action,
  Component: module.default,
  handle: { for: access, usesCamera } satisfies Access,
});

/** A 404 page that keeps the desk's menu. */
const nowhere: PageModule = {
  loader: () => {
    throw data(null, { status: NOT_FOUND });
  },
  default: () => null,
};

/** Every page of the desk, below /desk. A file, and what is only posted to, has no component. */
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
      page('passkeys/sign-in', passkeys.signIn, 'anybody'),
      page('passkeys/confirm', passkeys.confirmation),
      page('passkeys', passkeys.registration),
      page(CONFIRM, confirm),
      page(FAILED, failed, 'anybody'),
      page('sign-out', signOut),
      page('me', me),
      page('people', people),
      page('devices', devices),
      page('pin', pin, 'tablets'),
      page('pin/end', pinEnd, 'anybody'),
      page(':slug', today, 'tablets'),
      page(':slug/timeline', timeline, 'tablets'),
      page(':slug/blocks', blocks),
      page(':slug/walk-in', walkIn, 'tablets'),
      page(':slug/table', table, 'tablets'),
      page(':slug/vouchers', vouchers, 'tablets', true),
      page(':slug/guarantees', guarantees),
      page(':slug/log', log),
      page(':slug/book', phone, 'tablets'),
      page(':slug/sheet', sheet, 'tablets'),
      page(':slug/parties/:id', party, 'tablets'),
      page(':slug/parties/:id/cancel', cancel, 'tablets'),
      page(':slug/live', live, 'tablets'),
      page(':slug/enquiries', inbox),
      page(':slug/enquiries/:requestId', request),
      page(':slug/waiting', waiting, 'tablets'),
      page(':slug/closing', closing, 'tablets'),
      page(':slug/closing/:closingId', closingBoard, 'tablets'),
      page(':slug/closing/:closingId/:bookingId', closingGuest, 'tablets'),
      page(':slug/parties/:id/change', change, 'tablets'),
      page('feeds/:feedToken', feedFile, 'anybody'),
      page(':slug/feeds', feeds),
      page('guests', guests),
      page('guests/export', guestExport),
      page('figures', figures),
      page('figures.csv', figuresCsv),
      page(':slug/figures', figures),
      page(':slug/figures.csv', figuresCsv),
      page(':slug/day.csv', dayCsv),
      page('*', nowhere, 'tablets'),
    ],
  },
];
