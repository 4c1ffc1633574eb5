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

/** Where the link at the foot of an e-mail leads; a mail program's own button posts here too, see one-click.server.ts. */
export default function UnsubscribePage({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <LinkPage title="Stop our e-mails?" button="Stop them">
        <p>News and offers end with one press. What you ask for yourself, such as a table, is confirmed as before.</p>
      </LinkPage>
    );
  if (!actionData.left)
    return (
      <LinkPage title="This link leads nowhere.">
        <p>
          Your mail program may have broken it in two. Please open it from the e-mail again, or use the button with
          which your mail program leaves a list.
        </p>
      </LinkPage>
    );
  return (
    <LinkPage title="That was the last one.">
      <p>We send you no more news and offers by e-mail. The table is yours whenever you like.</p>
      {actionData.textsGoOn && (
        <p>
          You asked for offers by text message too, and those go on. To end them, answer one with STOP, or untick them
          on{' '}
          <Link to={href('/preferences/:id?')} className="text-link">
            your preferences page
          </Link>
          .
        </p>
      )}
    </LinkPage>
  );
}
