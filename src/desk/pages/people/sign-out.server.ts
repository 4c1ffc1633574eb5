import { type ActionFunctionArgs, redirect } from 'react-router';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { endSession } from '../../engine/sessions.server.ts';
import { actorOf } from '../../engine/viewer.server.ts';
import { deskContext, personIn } from '../../frame/desk-context.server.ts';

export async function action(args: ActionFunctionArgs) {
  const viewer = personIn(args);
  const { deps, tokens, setToken } = args.context.get(deskContext);
  if (tokens.session) await endSession(deps.db, tokens.session);
  await logAct(deps.db, { at: deps.clock(), by: actorOf(viewer), act: 'signed-out' });
  setToken('session', null);
  return redirect('/sign-in', SEE_OTHER);
}
