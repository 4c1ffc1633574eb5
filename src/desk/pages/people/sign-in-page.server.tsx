import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { signInForm } from '../../contracts/forms.ts';
import { mailSignInLink } from '../../engine/links.server.ts';
import { deskContext, type PageArgs } from '../../frame/desk-context.server.ts';
import { type DeskForm, SENDER_FIELDS, SendAgain } from '../../frame/desk-form.server.tsx';
import { fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { LinkMailed } from './confirm-page.server.tsx';
import { PasskeyButton } from './passkey-button.server.tsx';

export function loader({ context }: PageArgs) {
  const { viewer, tokens, form, sender, problem } = context.get(deskContext);
  if (viewer?.kind === 'person') throw redirect('/', SEE_OTHER);
  const isOwn = form.method === 'get' || form.action.startsWith('/desk/sign-in');
  return { hasEnded: tokens.session !== null, form: isOwn ? null : form, mail: sender.mail, problem };
}

export async function action({ request, context }: PageArgs) {
  const form = await readForm(request, signInForm);
  if (!form.ok) return data({ ...form, isSent: false as const }, BAD_REQUEST);
  await mailSignInLink(context.get(deskContext).deps, form.value.email);
  return { isSent: true as const };
}

const emailField = { type: 'email', autoComplete: 'email', required: true, label: 'Or get a link by e-mail' };

type AskedFor = ReturnType<typeof useLoaderData<typeof loader>>;

/** In place of a page whose form came without a session; the form is sent again after signing in. */
function SignInToSend({ form, mail, problem }: AskedFor & { form: DeskForm }) {
  return (
    <DeskPage title="Sign in to carry on" narrow>
      <p className="mt-4">You’ve been signed out, so that hasn’t been saved. Sign in, and it will be.</p>
      <SendAgain form={form}>
        <PasskeyButton kind="sign-in">Sign in with a passkey</PasskeyButton>
        {mail !== undefined && problem === null ? (
          <LinkMailed again={mail}>
            If that address is on the desk, we’ve e-mailed it a link. Open it on this device, then come back here.
          </LinkMailed>
        ) : (
          <>
            <TextField
              {...emailField}
              id="email"
              name={SENDER_FIELDS.mail}
              error={problem ?? undefined}
              defaultValue={mail}
            />
            <Submit variant="line">E-mail me a link</Submit>
          </>
        )}
      </SendAgain>
    </DeskPage>
  );
}

export default function SignInPage() {
  const { form, ...loaded } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  if (form) return <SignInToSend {...loaded} form={form} />;
  if (result?.isSent)
    return (
      <DeskPage title="Check your inbox" narrow>
        <p className="mt-4">
          If that address is on the desk, we’ve e-mailed it a link. It works once, for 15 minutes. Can’t see it? Try
          your spam folder.
        </p>
      </DeskPage>
    );
  return (
    <DeskPage title="Sign in" narrow>
      {loaded.hasEnded && (
        <p className="mt-4">
          You’ve been signed out. Whatever is waiting on this device is sent once you sign in again.
        </p>
      )}
      <PasskeyButton kind="sign-in">Sign in with a passkey</PasskeyButton>
      <PostForm className="mt-8 grid gap-4 border-t border-line pt-6">
        <TextField {...fieldsOf(result)('email')} {...emailField} />
        <Submit variant="line">E-mail me a link</Submit>
      </PostForm>
    </DeskPage>
  );
}
