import { data, href, Link } from 'react-router';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { fetchSettings } from '../../settings/settings-call.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import type { SignUpEndpoints } from '../api/sign-up.server.ts';
import type { SignUpLink } from '../contracts/sign-up.ts';
import type { Route } from './+types/confirm-sign-up-page';
import { LinkPage } from './link-page.tsx';

type Answer = { data: SignUpLink };

/** An unknown link has its own page; any other failure is an error. */
function linkIn(result: ApiResult<Answer>): SignUpLink | null {
  if (result.ok) return result.data.data;
  if (result.status === NOT_FOUND) return null;
  throw data(result.error.message, { status: result.status || BAD_GATEWAY });
}

/** Never writes: mail programs open links before people do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { get } = typedClient<SignUpEndpoints>(context.get(apiContext).network);
  const [response, { customers }] = await Promise.all([
    get('/api/signup/links/{signUpToken}', { params }),
    fetchSettings(context),
  ]);
  const link = linkIn(response);
  const { newsFrequency, unconfirmedDays } = customers;
  return data({ link, newsFrequency, unconfirmedDays }, { status: link ? 200 : NOT_FOUND });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { post } = typedClient<SignUpEndpoints>(context.get(apiContext).network);
  const link = linkIn(await post('/api/signup/links/{signUpToken}', { params }));
  return data({ link }, { status: link ? 200 : NOT_FOUND });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const WAYS = { email: 'by e-mail', sms: 'by text message' } as const;

export default function ConfirmSignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { newsFrequency, unconfirmedDays } = loaderData;
  const { link } = actionData ?? loaderData;
  if (!link)
    return (
      <LinkPage title="This link no longer works.">
        <p>
          It may be more than {unconfirmedDays} days old, or have been cut short in your e-mail. Try it again from
          there, or{' '}
          <Link to={href('/:id1/:id2?', { id1: 'sign-up' })} className="text-link">
            sign up again
          </Link>
          .
        </p>
      </LinkPage>
    );
  if (link.status === 'left')
    return (
      <LinkPage title="You’re no longer on our list.">
        <p>
          We won’t send you any news or offers. If you’d like them again, just{' '}
          <Link to={href('/:id1/:id2?', { id1: 'sign-up' })} className="text-link">
            sign up again
          </Link>
          .
        </p>
      </LinkPage>
    );
  const { channels } = link;
  const ways = channels.map((channel) => WAYS[channel]).join(' and ');
  if (link.status === 'pending')
    return (
      // The e-mail asked whether it was them; here is only what they get.
      <LinkPage title={`News and offers ${ways}, ${newsFrequency}.`} button="Sign me up" />
    );
  return (
    <LinkPage title="You’re on the list.">
      <p>
        We’ll be in touch {ways}.{' '}
        {channels.includes('email')
          ? 'Every e-mail has a link to change what we send or unsubscribe.'
          : 'Reply STOP to any message to opt out.'}
      </p>
      {link.welcomeVoucher && <p>We’re e-mailing you a voucher to say welcome.</p>}
      <p>
        <ButtonLink to={href('/find-us')}>Find a table</ButtonLink>
      </p>
    </LinkPage>
  );
}
