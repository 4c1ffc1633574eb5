import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { BAD_REQUEST } from '../../../values/http-status.ts';
import {
  addPasskey,
  confirmByPasskey,
  signInByPasskey,
  startAuthentication,
  startRegistration,
} from '../../engine/passkeys.server.ts';
import { deskContext, personIn, recentPersonIn } from '../../frame/desk-context.server.ts';

const text = z.string().max(20_000);
/** What both ceremonies have; the library checks the rest. */
const credential = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text, transports: z.array(z.string().max(20)).max(10).optional() }),
  clientExtensionResults: z.looseObject({}),
});

async function readCredential<Response>(request: Request): Promise<Response> {
  const parsed = credential.safeParse(await request.json().catch(() => null));
  if (!parsed.success) throw data('That isn’t a passkey.', BAD_REQUEST);
  return parsed.data as Response;
}

const answer = (ok: boolean) => Response.json({ ok }, { status: ok ? 200 : BAD_REQUEST });

export const signInOptions = {
  action: async ({ context }: ActionFunctionArgs) =>
    Response.json(await startAuthentication(context.get(deskContext).deps, null)),
};

export const passkeySignIn = {
  async action({ request, context }: ActionFunctionArgs) {
    const { deps, tokens, setToken } = context.get(deskContext);
    const response = await readCredential<AuthenticationResponseJSON>(request);
    const session = await signInByPasskey(deps, { response, replaces: tokens.session });
    if (session) setToken('session', session);
    return answer(session !== null);
  },
};

export const confirmOptions = {
  async action(args: ActionFunctionArgs) {
    return Response.json(await startAuthentication(args.context.get(deskContext).deps, personIn(args).person.id));
  },
};

export const passkeyConfirm = {
  async action(args: ActionFunctionArgs) {
    const { person } = personIn(args);
    const { deps, tokens } = args.context.get(deskContext);
    const response = await readCredential<AuthenticationResponseJSON>(args.request);
    const session = tokens.session ?? '';
    return answer(await confirmByPasskey(deps, { response, personId: person.id, session }));
  },
};

export const registrationOptions = {
  async action(args: ActionFunctionArgs) {
    const { person } = recentPersonIn(args);
    return Response.json(await startRegistration(args.context.get(deskContext).deps, person));
  },
};

export const passkeyRegistration = {
  async action(args: ActionFunctionArgs) {
    const { person } = recentPersonIn(args);
    const response = await readCredential<RegistrationResponseJSON>(args.request);
    return answer(await addPasskey(args.context.get(deskContext).deps, person.id, response));
  },
};
