import { data, redirect, useLoaderData } from 'react-router';
import { GONE, SEE_OTHER } from '../../../values/http-status.ts';
import { readLink, useLink as signInByLink } from '../../engine/links.server.ts';
import { deskContext, type PageArgs } from '../../frame/desk-context.server.ts';
import { PostForm, Submit, TextLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';

const tokenIn = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ context, request }: PageArgs) {
  const link = await readLink(context.get(deskContext).deps, tokenIn(request));
  return data(link, link ? undefined : GONE);
}

export async function action({ context, request }: PageArgs) {
  const { deps, tokens, setToken } = context.get(deskContext);
  const used = await signInByLink(deps, { token: tokenIn(request), replaces: tokens.session });
  // The page is drawn again, and says that the link no longer works.
  if (!used) return data(null, GONE);
  setToken('session', used.session);
  return redirect(used.kind === 'invitation' ? '/me' : '/', SEE_OTHER);
}

export default function DeskLinkPage() {
  const link = useLoaderData<typeof loader>();
  if (!link)
    return (
      <DeskPage title="This link no longer works" narrow>
        <p className="mt-4">Links work once, and not for long.</p>
        <p className="mt-4">
          <TextLink to="/sign-in">Get a new one</TextLink>
        </p>
      </DeskPage>
    );
  return (
    <DeskPage title={link.name ? `Hello, ${link.name}` : 'Hello'} narrow>
      <PostForm className="mt-6">
        <Submit>Sign in</Submit>
      </PostForm>
    </DeskPage>
  );
}
