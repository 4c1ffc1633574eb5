import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { data } from 'react-router';
import { z } from 'zod';
import { BAD_REQUEST } from '../../../values/http-status.ts';
import {
  addPasskey,
  confirmByPasskey,
  signInByPasskey,
  startAuthentication,
  startRegistration,
} from '../../engine/passkeys.server.ts';
import { deskContext, type PageArgs, personIn, recentPersonIn } from '../../frame/desk-context.server.ts';

const text = z.string().max(20_000);
/** What both ceremonies have; the library checks the rest. */
const credential = z.looseObject({
  id: text,
  rawId: text,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: text, transports: z.array(z.string().max(20)).max(10).optional() }),
  clientExtensionResults: z.looseObject({}),
});

type Ceremony<Credential> = {
  start: (args: PageArgs) => Promise<object>;
  finish: (args: PageArgs, credential: Credential) => Promise<boolean>;
};

/** Both halves of a ceremony at one address: an empty post starts it, the browser's answer ends it. */
const ceremonyPage = <Credential>({ start, finish }: Ceremony<Credential>) => ({
  async action(args: PageArgs) {
    const body = await args.request.text();
    if (body === '') return Response.json(await start(args));
    const parsed = credential.safeParse(await new Response(body).json().catch(() => null));
    if (!parsed.success) throw data('That isn’t a passkey.', BAD_REQUEST);
    const ok = await finish(args, parsed.data as Credential);
    return Response.json({ ok }, { status: ok ? 200 : BAD_REQUEST });
  },
});

export const signIn = ceremonyPage<AuthenticationResponseJSON>({
  start: (args) => startAuthentication(args.context.get(deskContext).deps, null),
  async finish({ context }, response) {
    const { deps, tokens, setToken } = context.get(deskContext);
    const session = await signInByPasskey(deps, { response, replaces: tokens.session });
    if (session) setToken('session', session);
    return session !== null;
  },
});

export const confirmation = ceremonyPage<AuthenticationResponseJSON>({
  start: (args) => startAuthentication(personIn(args).deps, personIn(args).person.id),
  finish(args, response) {
    const { deps, person } = personIn(args);
    const { tokens } = args.context.get(deskContext);
    return confirmByPasskey(deps, { response, personId: person.id, session: tokens.session ?? '' });
  },
});

export const registration = ceremonyPage<RegistrationResponseJSON>({
  start: (args) => startRegistration(personIn(args).deps, recentPersonIn(args).person),
  finish: (args, response) => addPasskey(personIn(args).deps, recentPersonIn(args).person.id, response),
});
