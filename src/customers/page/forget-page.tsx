import { data, href, redirect } from 'react-router';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import { FORGET_DAYS } from '../constants.ts';
import type { Route } from './+types/forget-page';
import { LinkPage } from './link-page.tsx';

/** In the query if a forgotten customer still has tables booked. */
const TABLES_STAY = 'tables-stay';

/** An unknown link has its own page; any other failure is an error. */
function answerIn<T>(result: ApiResult<T>): T | null {
  if (result.ok) return result.data;
  if (result.status === NOT_FOUND) return null;
  throw data(result.error.message, { status: result.status || BAD_GATEWAY });
}

export const handle = { query: ['done'] } satisfies PagePolicy;

/** Never writes: mail programs open links before people do. */
export async function loader({ request, params: { forgetToken: token }, context }: Route.LoaderArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const status = answerIn(await post('/api/customer-data/forgetting', { body: { token } }));
  const tablesStay = new URL(request.url).searchParams.get('done') === TABLES_STAY;
  return data({ isForgotten: status?.forgotten ?? null, tablesStay }, { status: status ? 200 : NOT_FOUND });
}

/** Forgets, then redirects to a page that can be reloaded. */
export async function action({ params: { forgetToken }, context }: Route.ActionArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const outcome = answerIn(await post('/api/customer-data/confirmforgetting', { body: { token: forgetToken } }));
  const page = href('/forget-me/:forgetToken', { forgetToken });
  return redirect(outcome?.tablesToCome ? `${page}?done=${TABLES_STAY}` : page, SEE_OTHER);
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

export default function ForgetPage({ loaderData: { isForgotten, tablesStay } }: Route.ComponentProps) {
  if (isForgotten === null)
    return (
      <LinkPage title="This link no longer works.">
        <p>It lasts {FORGET_DAYS} days. You can ask for a new one on your preferences page.</p>
      </LinkPage>
    );
  if (!isForgotten)
    return (
      <LinkPage title="Delete your details?" button="Delete my details">
        <p>
          We’ll delete your name, phone number, birthday, favourite restaurant, interests and messages straight away.
          We’ll withdraw and delete any job applications, CV included, and take your name off past bookings. You won’t
          get any more news or offers. Tables you’ve booked stay booked, and vouchers already sent remain valid. This
          can’t be undone.
        </p>
      </LinkPage>
    );
  return (
    <LinkPage title="Your details are deleted.">
      <p>
        We’ve deleted what we held about you.{' '}
        {tablesStay && 'Any table you’ve booked stays booked, and keeps your name until you’ve eaten. '}
        You’re welcome back any time.
      </p>
    </LinkPage>
  );
}
