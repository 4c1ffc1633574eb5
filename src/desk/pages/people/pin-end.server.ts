import { type ActionFunctionArgs, redirect } from 'react-router';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { stopActing } from '../../engine/pins.server.ts';
import { deskContext, deviceIn } from '../../frame/desk-context.server.ts';

export async function action(args: ActionFunctionArgs) {
  await stopActing(args.context.get(deskContext).deps, deviceIn(args).id);
  return redirect('/', SEE_OTHER);
}
