import { data } from 'react-router';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import { FORGET_DAYS } from '../constants.ts';
import type { Route } from './+types/forget-page';
import { LinkPage } from './link-page.tsx';

export async function action({ params, context }: Route.ActionArgs) {
  const { post } = typedClient<CustomerDataEndpoints>(context.get(apiContext).network);
  const result = await post('/api/customer-data/confirmforgetting', { body: { token: params.forgetToken } });
  if (!result.ok && result.status !== NOT_FOUND)
    throw data(result.error.message, { status: result.status || BAD_GATEWAY });
  return data({ forgotten: result.ok }, { status: result.ok ? 200 : NOT_FOUND });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

/** Where the link leads by which a customer is forgotten. */
export default function ForgetPage({ actionData }: Route.ComponentProps) {
  if (!actionData)
    return (
      <LinkPage title="Shall we forget you?" button="Forget me">
        <p>
          Your name, telephone number, birthday, favourite restaurant and interests are deleted at once, with your
          messages to us; your name leaves bookings that are over, and we send you no more news and offers. Tables to
          come stay booked, and vouchers you were sent stay good. It cannot be undone.
        </p>
      </LinkPage>
    );
  if (!actionData.forgotten)
    return (
      <LinkPage title="This link leads nowhere any more.">
        <p>It lasts {FORGET_DAYS} days. On the page of your preferences you can ask for another.</p>
      </LinkPage>
    );
  return (
    <LinkPage title="We have forgotten you.">
      <p>What we kept about you is deleted. A table to come is still booked. You are welcome back whenever you like.</p>
    </LinkPage>
  );
}
