import { signInForm } from '../contracts/forms.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import { mailSignInLink } from '../engine/links.server.ts';
import type { FormSender } from './desk-form.server.tsx';

/** E-mails a sign-in link if the form asks for one. Returns the problem with the address, or null. */
export async function mailLink(deps: DeskDeps, { mail }: FormSender): Promise<string | null> {
  if (mail === undefined) return null;
  const form = signInForm.safeParse({ email: mail });
  if (!form.success) return form.error.issues[0]?.message ?? null;
  await mailSignInLink(deps, form.data.email);
  return null;
}
