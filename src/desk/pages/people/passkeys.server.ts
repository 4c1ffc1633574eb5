import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { type ActionFunctionArgs, data } from 'react-router';
import { z } from 'zod';
import { BAD_REQUEST } from '../../../values/http-status.ts';
import { addPasskey, signInByPasskey, startRegistration, startSignIn } from '../../engine/passkeys.server.ts';
import { deskContext, personIn } from '../../frame/desk-context.server.ts';

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
  action: async ({ context }: ActionFunctionArgs) => Response.json(await startSignIn(context.get(deskContext).deps)),
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

export const registrationOptions = {
  async action(args: ActionFunctionArgs) {
    const { person } = personIn(args);
    return Response.json(await startRegistration(args.context.get(deskContext).deps, person));
  },
};

export const passkeyRegistration = {
  async action(args: ActionFunctionArgs) {
    const { person } = personIn(args);
    const response = await readCredential<RegistrationResponseJSON>(args.request);
    return answer(await addPasskey(args.context.get(deskContext).deps, person.id, response));
  },
};
