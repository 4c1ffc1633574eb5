import { data, redirect, useActionData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { signInForm } from '../../contracts/forms.ts';
import { mailSignInLink } from '../../engine/links.server.ts';
import { deskContext, type PageArgs } from '../../frame/desk-context.server.ts';
import { fieldsOf, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { PasskeyButton } from './passkey-button.server.tsx';

export function loader({ context }: PageArgs) {
  if (context.get(deskContext).viewer?.kind === 'person') throw redirect('/', SEE_OTHER);
  return null;
}

export async function action({ request, context }: PageArgs) {
  const form = await readForm(request, signInForm);
  if (!form.ok) return data({ ...form, isSent: false as const }, BAD_REQUEST);
  await mailSignInLink(context.get(deskContext).deps, form.value.email);
  return { isSent: true as const };
}

export default function SignInPage() {
  const result = useActionData<typeof action>();
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
      <PasskeyButton kind="sign-in">Sign in with a passkey</PasskeyButton>
      <PostForm className="mt-8 grid gap-4 border-t border-line pt-6">
        <TextField
          {...fieldsOf(result)('email')}
          type="email"
          autoComplete="email"
          required
          label="Or get a link by e-mail"
        />
        <Submit variant="line">Email me a link</Submit>
      </PostForm>
    </DeskPage>
  );
}
