import { type LoaderFunctionArgs, redirect } from 'react-router';
import { SEE_OTHER } from '../../values/http-status.ts';
import { mailSignInLink } from '../engine/links.server.ts';
import { deskContext, personIn } from './desk-context.server.ts';

/** Never reached as an address: the page there answers the request that led to it. */
export const CONFIRM = '/confirm';

/**
 * Lets on whoever has shown in the last ten minutes that it's them, by a passkey, or by a link if they have none. Anybody
 * else gets the page that asks for it, which then sends the same request again.
 */
export async function requireFresh(args: Pick<LoaderFunctionArgs, 'context'>): Promise<void> {
  const { isFresh, person } = personIn(args);
  if (isFresh) return;
  const { deps, sender } = args.context.get(deskContext);
  if (sender.mail) await mailSignInLink(deps, person.email);
  throw redirect(CONFIRM, SEE_OTHER);
}
