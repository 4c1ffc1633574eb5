import { createContext, data, type LoaderFunctionArgs, redirect } from 'react-router';
import { FORBIDDEN, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import type { DeskDeps, DeskRestaurant } from '../engine/desk-deps.ts';
import { mailSignInLink } from '../engine/links.server.ts';
import type { Actor } from '../engine/log-act.server.ts';
import { actorOf, type DeskTokens, type Viewer } from '../engine/viewer.server.ts';
import { type DeskAct, may } from '../rules/may.ts';
import { serviceDateAt } from '../rules/party-status.ts';
import type { DeskForm, FormSender } from './desk-form.server.tsx';
import { requestedDate } from './read-form.server.ts';

export type DeskRequest = {
  deps: DeskDeps;
  /** Null on pages that are open to everybody. */
  viewer: Viewer | null;
  tokens: DeskTokens;
  /** The posted fields, for a page that asks for a PIN or passkey first. */
  form: DeskForm;
  sender: FormSender;
  /** Why a PIN was refused; null where none was. */
  problem: string | null;
  /** Sets a cookie of the response; null deletes it. */
  setToken: (name: keyof DeskTokens, token: string | null) => void;
};

/** What loaders and actions of a request use. */
export const deskContext = createContext<DeskRequest>();

/** What loaders and actions are given. */
export type PageArgs = LoaderFunctionArgs;
type Args = Pick<PageArgs, 'context'>;

/** Whoever is signed in. Only pages that are open to everybody are reached by anyone else. */
export function viewerIn({ context }: Args): Viewer {
  const { viewer } = context.get(deskContext);
  if (!viewer) throw redirect('/sign-in', SEE_OTHER);
  return viewer;
}

/** The person who is signed in on a device of their own. */
export function personIn(args: Args) {
  const viewer = viewerIn(args);
  if (viewer.kind !== 'person') throw data('Sign in on your own device to do that.', { status: FORBIDDEN });
  return { ...viewer, by: actorOf(viewer), deps: args.context.get(deskContext).deps };
}

/** A person who has just signed in, for changing how they do: a session that is stolen later can't keep itself alive. */
export function recentPersonIn(args: Args) {
  const viewer = personIn(args);
  if (!viewer.isRecent) throw data('Sign out and in again to change your passkeys.', { status: FORBIDDEN });
  return viewer;
}

/** Never visited directly: its page is shown in response to the request that needs it. */
export const CONFIRM = '/confirm';

/**
 * Requires a passkey check from the last ten minutes, or an e-mailed link from those without a passkey. Otherwise shows
 * the confirmation page, which then repeats the request.
 */
export async function requireFresh(args: Args): Promise<void> {
  const { isFresh, person, deps } = personIn(args);
  if (isFresh) return;
  if (args.context.get(deskContext).sender.mail) await mailSignInLink(deps, person.email);
  throw redirect(CONFIRM, SEE_OTHER);
}

/** The shared tablet that is used. */
export function deviceIn(args: Args) {
  const viewer = viewerIn(args);
  if (viewer.kind !== 'device') throw data('This isn’t a shared tablet.', { status: FORBIDDEN });
  return viewer.device;
}

const REFUSALS: Record<DeskAct, string> = {
  'see-day': 'You don’t have a role at this restaurant yet. Ask its manager for one.',
  'see-contacts': 'Contact details are for hosts and managers. Ask your manager if you need them.',
  'work-day': 'That’s for hosts and managers. You can still see the day. Ask your manager if you need more.',
  manage: 'That’s for managers. Ask yours if you need it.',
};

export function requireAct(args: Args, act: DeskAct, storeId: string): Actor {
  const viewer = viewerIn(args);
  if (!may(viewer.grants, act, storeId)) throw data(REFUSALS[act], { status: FORBIDDEN });
  return actorOf(viewer);
}

/** Opens a page on which the day is worked. A tablet shows it to everybody, and asks for a PIN when something is sent. */
export const requireWorker = (args: Args, storeId: string) =>
  requireAct(args, viewerIn(args).kind === 'device' ? 'see-day' : 'work-day', storeId);

/** The restaurant of a page's address; 404 where there is none. */
export function restaurantIn({ context, params }: Pick<PageArgs, 'context' | 'params'>): DeskRestaurant {
  const found = context
    .get(deskContext)
    .deps.restaurants()
    .find(({ slug }) => slug === params.slug);
  if (!found) throw data('There’s no restaurant at this address.', { status: NOT_FOUND });
  return found;
}

/** The restaurant in a page's address and what the viewer may do there; 403 without this permission. */
export function restaurantFor(args: PageArgs, act: DeskAct | 'open-work') {
  const restaurant = restaurantIn(args);
  const { storeId, slug, title } = restaurant;
  const by = act === 'open-work' ? requireWorker(args, storeId) : requireAct(args, act, storeId);
  const { deps } = args.context.get(deskContext);
  const viewer = viewerIn(args);
  const now = deps.clock().epochMilliseconds;
  const today = serviceDateAt(now);
  /** What pages draw. */
  const page = {
    ...{ slug, title, today, date: requestedDate(args.request, today) },
    seesContacts: may(viewer.grants, 'see-contacts', storeId),
    works: may(viewer.grants, 'work-day', storeId) || viewer.kind === 'device',
    manages: may(viewer.grants, 'manage', storeId),
  };
  return { ...restaurant, ...page, page, by, deps, viewer, now };
}

/** The restaurants where somebody may do this. */
export function deskRestaurants(args: Args, act: DeskAct): DeskRestaurant[] {
  const { deps } = args.context.get(deskContext);
  const { grants } = viewerIn(args);
  return deps.restaurants().filter(({ storeId }) => may(grants, act, storeId));
}

/** The restaurants that somebody manages, at least one. */
export function managedRestaurants(args: Args): DeskRestaurant[] {
  const restaurants = deskRestaurants(args, 'manage');
  if (restaurants.length === 0) throw data(REFUSALS.manage, { status: FORBIDDEN });
  return restaurants;
}
