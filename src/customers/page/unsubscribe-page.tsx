import { data, href, Link } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { Route } from './+types/unsubscribe-page';
import { LinkPage } from './link-page.tsx';

export async function action({ params, context }: Route.ActionArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const token = params.unsubscribeToken;
  const result = await post('/api/customer-data/unsubscribe', { body: { token } });
  if (!result.ok && result.status !== NOT_FOUND)
    throw data(result.error.message, { status: result.status || BAD_GATEWAY });
  const textsGoOn = result.ok && result.data.textsGoOn === true;
  return data({ left: result.ok, textsGoOn }, { status: result.ok ? 200 : NOT_FOUND });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** The unsubscribe link's page; mail programs' own buttons also post here, see one-click.server.ts. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <LinkPage title="Unsubscribe from our e-mails?" button="Unsubscribe">
        <p>You won’t get any more news or offers. We’ll still e-mail you about your bookings.</p>
      </LinkPage>
    );
  if (!actionData.left)
    return (
      <LinkPage title="This link doesn’t work.">
        <p>
          It may have been cut short in your e-mail. Try it again from there, or use your e-mail app’s own unsubscribe
          button.
        </p>
      </LinkPage>
    );
  return (
    <LinkPage title="You’re unsubscribed.">
      <p>We won’t e-mail you any more news or offers. You’re welcome at our tables any time.</p>
      {actionData.textsGoOn && (
        <p>
          You’ll still get offers by text message. Reply STOP to opt out, or untick the box on{' '}
          <Link to={href('/preferences/:id?')} className="text-link">
            your preferences page
          </Link>
          .
        </p>
      )}
    </LinkPage>
  );
}
