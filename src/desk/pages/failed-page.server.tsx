import { redirect, useLoaderData } from 'react-router';
import { SEE_OTHER } from '../../values/http-status.ts';
import { deskContext, type PageArgs } from '../frame/desk-context.server.ts';
import { FAILED, SendAgain } from '../frame/desk-form.server.tsx';
import { Submit } from '../frame/forms.server.tsx';
import { DeskPage } from '../frame/frame.server.tsx';

export function loader({ context }: PageArgs) {
  const { form, problem } = context.get(deskContext);
  if (form.action.startsWith(`/desk${FAILED}`)) throw redirect('/', SEE_OTHER);
  return { form, problem };
}

/** Shown in place of a page that failed; sends the same request again. */
export default function FailedPage() {
  const { form, problem } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="That didn’t work" narrow>
      <p className="mt-4">
        {problem ?? 'Something’s wrong on our side. Wait a few seconds, then try again.'}
        {form.method === 'post' && ' What you entered is still here.'}
      </p>
      <SendAgain form={form}>
        <Submit>Try again</Submit>
      </SendAgain>
    </DeskPage>
  );
}
