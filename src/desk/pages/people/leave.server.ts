import { redirect } from 'react-router';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { stopActing } from '../../engine/pins.server.ts';
import { endSession } from '../../engine/sessions.server.ts';
import { deskContext, deviceIn, type PageArgs, personIn } from '../../frame/desk-context.server.ts';

export const signOut = {
  async action(args: PageArgs) {
    const { deps, by } = personIn(args);
    const { tokens, setToken } = args.context.get(deskContext);
    if (tokens.session) await endSession(deps.db, tokens.session);
    await logAct(deps.db, { at: deps.clock(), by, act: 'signed-out' });
    setToken('session', null);
    return redirect('/sign-in', SEE_OTHER);
  },
};

export const pinEnd = {
  async action(args: PageArgs) {
    await stopActing(args.context.get(deskContext).deps, deviceIn(args).id);
    return redirect('/', SEE_OTHER);
  },
};
