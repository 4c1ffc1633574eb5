import { signInForm } from '../contracts/forms.ts';
import type { DeskDeps } from '../engine/desk-deps.ts';
import { mailSignInLink } from '../engine/links.server.ts';
import type { FormSender } from './desk-form.server.tsx';

/** Mails the link that a form's sender asked for. Returns what's wrong with their address; null if nothing is. */
export async function mailLink(deps: DeskDeps, { mail }: FormSender): Promise<string | null> {
  if (mail === undefined) return null;
  const form = signInForm.safeParse({ email: mail });
  if (!form.success) return form.error.issues[0]?.message ?? null;
  await mailSignInLink(deps, form.data.email);
  return null;
}
