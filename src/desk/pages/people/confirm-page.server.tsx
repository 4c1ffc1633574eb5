import type { ReactNode } from 'react';
import { redirect, useLoaderData } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SEE_OTHER } from '../../../values/http-status.ts';
import { readPasskeys } from '../../engine/passkeys.server.ts';
import { deskContext, type PageArgs, personIn } from '../../frame/desk-context.server.ts';
import { SENDER_FIELDS, SendAgain } from '../../frame/desk-form.server.tsx';
import { Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { PasskeyButton } from './passkey-button.server.tsx';

export async function loader(args: PageArgs) {
  const { form, sender } = args.context.get(deskContext);
  const { person, deps } = personIn(args);
  if (form.action.startsWith('/desk/confirm')) throw redirect('/', SEE_OTHER);
  const hasPasskey = (await readPasskeys(deps.db, person.id)).length > 0;
  return { form, hasPasskey, isMailed: sender.mail !== undefined, email: person.email };
}

/** In a form that is sent again; `again` mails another link. */
export function LinkMailed({ again, children }: { again: string; children: ReactNode }) {
  return (
    <>
      <p role="status">{children}</p>
      <div className="flex flex-wrap gap-3">
        <Submit>Carry on</Submit>
        <Button type="submit" name={SENDER_FIELDS.mail} value={again} variant="line">
          Send it again
        </Button>
      </div>
    </>
  );
}

const ByLink = ({ isMailed, email }: { isMailed: boolean; email: string }) =>
  isMailed ? (
    <LinkMailed again="1">We’ve e-mailed a link to {email}. Open it on this device, then come back here.</LinkMailed>
  ) : (
    <>
      <p>We’ll e-mail a link to {email}.</p>
      <Submit name={SENDER_FIELDS.mail} value="1">
        E-mail me a link
      </Submit>
    </>
  );

/** Shown when a post needs a fresh identity check; the post is repeated after it. */
export default function ConfirmPage() {
  const { form, hasPasskey, isMailed, email } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Confirm it’s you" narrow>
      <SendAgain form={form}>
        {hasPasskey ? (
          <>
            <p>Use your passkey, on this device or on your phone, to carry on.</p>
            <PasskeyButton kind="confirm">Use my passkey</PasskeyButton>
          </>
        ) : (
          <ByLink isMailed={isMailed} email={email} />
        )}
      </SendAgain>
    </DeskPage>
  );
}
