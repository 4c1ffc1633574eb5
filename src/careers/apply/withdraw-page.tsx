import { data, href } from 'react-router';
import { LinkPage } from '../../customers/page/link-page.tsx';
import type { ApiResult } from '../../platform/api/api-client.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BAD_GATEWAY, NOT_FOUND } from '../../values/http-status.ts';
import type { ApplicationEndpoints } from '../api/application.server.ts';
import type { SentApplication } from '../contracts/application.ts';
import type { Route } from './+types/withdraw-page';

/** An unknown link has its own page; any other failure is an error. */
function applicationIn(result: ApiResult<SentApplication>): SentApplication | null {
  if (result.ok) return result.data;
  if (result.status === NOT_FOUND) return null;
  throw data(result.error.message, { status: result.status || BAD_GATEWAY });
}

/** Never writes: mail programs open links before people do. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { get } = typedClient<ApplicationEndpoints>(context.get(apiContext).network);
  const application = applicationIn(await get('/api/jobs/applications/{withdrawToken}', { params }));
  // Empty right after a withdrawal, when the page takes the status of the action.
  return data({ sent: application }, { status: application ? 200 : NOT_FOUND });
}

export async function action({ params, context }: Route.ActionArgs) {
  const { post } = typedClient<ApplicationEndpoints>(context.get(apiContext).network);
  const withdrawn = applicationIn(await post('/api/jobs/applications/{withdrawToken}', { params }));
  return data({ withdrawn }, { status: withdrawn ? 200 : NOT_FOUND });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

const OTHER_JOBS = <ButtonLink to={href('/:id1/:id2?', { id1: 'careers' })}>See other jobs</ButtonLink>;

export default function WithdrawPage({ loaderData, actionData }: Route.ComponentProps) {
  const withdrawn = actionData?.withdrawn;
  if (withdrawn)
    return (
      <LinkPage title="We’ve withdrawn your application.">
        <p>
          We’ve deleted everything you sent for {withdrawn.jobName}, {withdrawn.place}, CV included, and asked the
          hiring team to delete their copy. You’re welcome to apply again.
        </p>
        <p>{OTHER_JOBS}</p>
      </LinkPage>
    );
  // Nothing withdrawn means a second click in another tab; the loader doesn't run again afterwards.
  const application = actionData ? null : loaderData.sent;
  if (!application)
    return (
      <LinkPage title="This link no longer works.">
        <p>Your application may already be withdrawn or deleted, or the link may have been cut short in your e-mail.</p>
        <p>{OTHER_JOBS}</p>
      </LinkPage>
    );
  return (
    <LinkPage title="Withdraw your application?" button="Withdraw my application">
      <p>
        {application.jobName}, {application.place}. Your reference is {application.applicationReference}.
      </p>
      <p>We’ll delete everything you sent, CV included, and tell the hiring team. This can’t be undone.</p>
    </LinkPage>
  );
}
