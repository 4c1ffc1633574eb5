import { data, href, redirect } from 'react-router';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import { FORGET_DAYS } from '../constants.ts';
import type { Route } from './+types/forget-page';
import { LinkPage } from './link-page.tsx';

/** In the query of the page, of somebody who is forgotten and has tables to come. */
const TABLES_STAY = 'tables-stay';

/** A link that is unknown is a page of its own; any other failure is ours. */
function answerIn<T>(result: ApiResult<T>): T | null {
  if (result.ok) return result.data;
  if (result.status === NOT_FOUND) return null;
  throw data(result.error.message, { status: result.status || BAD_GATEWAY });
}

/** Never writes: mail programs follow links before a person does. */
export async function loader({ request, params: { forgetToken: token }, context }: Route.LoaderArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const found = answerIn(await post('/api/customer-data/forgetting', { body: { token } }));
  const tablesStay = new URL(request.url).searchParams.get('done') === TABLES_STAY;
  return data({ isForgotten: found?.forgotten ?? null, tablesStay }, { status: found ? 200 : NOT_FOUND });
}

/** Forgets, then leads to the page that says so, however often that is loaded. */
export async function action({ params: { forgetToken }, context }: Route.ActionArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const done = answerIn(await post('/api/customer-data/confirmforgetting', { body: { token: forgetToken } }));
  const page = href('/forget-me/:forgetToken', { forgetToken });
  return redirect(done?.tablesToCome ? `${page}?done=${TABLES_STAY}` : page, SEE_OTHER);
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Where the link leads by which a customer is forgotten. */
export default function ForgetPage({ loaderData: { isForgotten, tablesStay } }: Route.ComponentProps) {
  if (isForgotten === null)
    return (
      <LinkPage title="This link leads nowhere any more.">
        <p>It lasts {FORGET_DAYS} days. On the page of your preferences you can ask for another.</p>
      </LinkPage>
    );
  if (!isForgotten)
    return (
      <LinkPage title="Shall we forget you?" button="Forget me">
        <p>
          Your name, telephone number, birthday, favourite restaurant and interests are deleted at once, with your
          messages to us; your applications for jobs are withdrawn and deleted with your CV; your name leaves bookings
          that are over, and we send you no more news and offers. Tables to come stay booked, and vouchers you were sent
          stay good. It cannot be undone.
        </p>
      </LinkPage>
    );
  return (
    <LinkPage title="We have forgotten you.">
      <p>
        What we kept about you is deleted.{' '}
        {tablesStay && 'A table to come stays booked, and names you until it is over. '}
        You are welcome back whenever you like.
      </p>
    </LinkPage>
  );
}
