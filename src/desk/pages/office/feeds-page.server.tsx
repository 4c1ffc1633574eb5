import { randomUUID } from 'node:crypto';
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { feedForm } from '../../contracts/feed-forms.ts';
import { addFeed, removeFeed } from '../../engine/office/calendar-feed.server.ts';
import { takesLocalWebhooks } from '../../engine/office/deliver-webhooks.server.ts';
import { isOutsideHost } from '../../engine/office/outside-address.server.ts';
import { addWebhook, removeWebhook, resumeWebhook, rotateSecret } from '../../engine/office/webhooks.server.ts';
import { deskContext, personIn, requireAct, restaurantIn } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readForm } from '../../frame/read-form.server.ts';
import { requireFresh } from '../../frame/require-fresh.server.ts';
import { shownFeeds } from './shown-feeds.server.ts';
import { Webhook } from './webhook-row.server.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { storeId, title } = restaurantIn(args);
  requireAct(args, 'manage', storeId);
  personIn(args);
  return { title, key: randomUUID(), ...(await shownFeeds(args.context.get(deskContext).deps, storeId)) };
}

/** A link or secret, shown only once. */
type Secret = { label: string; value: string };

const shown = (secret: Secret) => ({
  secret,
  problems: {} as Record<string, string>,
  given: {} as Record<string, string>,
});
const refused = (problems: Record<string, string>, given: Record<string, string> = {}) =>
  data({ secret: null, problems, given }, BAD_REQUEST);

export async function action(args: ActionFunctionArgs) {
  const { storeId, slug } = restaurantIn(args);
  personIn(args);
  const by = requireAct(args, 'manage', storeId);
  await requireFresh(args);
  const { deps } = args.context.get(deskContext);
  const form = await readForm(args.request, feedForm);
  if (!form.ok) return refused(form.problems, form.given);
  const { value } = form;
  switch (value.act) {
    case 'add-feed': {
      const link = await addFeed(deps, { id: value.key, storeId, by });
      if (link) return shown({ label: 'Your calendar’s link', value: link });
      break;
    }
    case 'add-webhook': {
      const url = new URL(value.url);
      const isAllowed = takesLocalWebhooks(deps.publicUrl) || (url.protocol === 'https:' && isOutsideHost(url));
      if (!isAllowed) return refused({ url: 'Enter a public address that begins with https://.' }, { url: value.url });
      const secret = await addWebhook(deps, { id: value.key, storeId, url: url.href, by });
      if (secret) return shown({ label: 'Your webhook’s secret', value: secret });
      return refused({ url: 'Five webhooks are the most. Remove one first.' }, { url: value.url });
    }
    case 'rotate': {
      const secret = await rotateSecret(deps, { ...value, storeId, by });
      if (secret) return shown({ label: 'Your webhook’s new secret', value: secret });
      throw data('Somebody has just changed that secret. Go back and look again.', { status: CONFLICT });
    }
    case 'remove-feed':
      await removeFeed(deps, { id: value.id, storeId, by });
      break;
    case 'remove-webhook':
      await removeWebhook(deps, { id: value.id, storeId, by });
      break;
    case 'resume':
      await resumeWebhook(deps, { id: value.id, storeId, by });
  }
  throw redirect(`/${slug}/feeds`, SEE_OTHER);
}

function ShownSecret({ label, value }: Secret) {
  return (
    <div role="status" className="mt-4 max-w-3xl rounded-sm bg-butter-tint p-4">
      <p className="font-semibold">{label}</p>
      <p className="my-2 break-all select-all">
        <code>{value}</code>
      </p>
      <p className="text-sm">Copy it now: you won’t see it again. Whoever has it can use it.</p>
    </div>
  );
}

function Calendars() {
  const { feeds, key } = useLoaderData<typeof loader>();
  return (
    <section className="mt-8 max-w-3xl">
      <h2 className="text-dish">Calendar links</h2>
      <p>
        For Google, Outlook or Apple calendars: parties of the last week and the next 60 days with covers, table and
        needs, without names or contact details.
      </p>
      <ul className="my-4">
        {feeds.map(({ id, made }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
            <span>Made on {made}</span>
            <Form method="post">
              <input type="hidden" name="id" value={id} />
              <Button
                type="submit"
                name="act"
                value="remove-feed"
                variant="quiet"
                size="small"
                aria-label={`Withdraw the link made on ${made}`}
              >
                Withdraw
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="key" value={key} />
        <Button type="submit" name="act" value="add-feed" variant="line">
          Make a link
        </Button>
      </Form>
    </section>
  );
}

function Webhooks() {
  const { webhooks, key } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-dish">Webhooks</h2>
      <p>
        For your own systems: we tell an address of theirs about bookings made, changed and cancelled, enquiries, and
        parties that arrive, sit down, leave or don’t come. Messages have ids, times and covers, and are signed by the{' '}
        <a href="https://www.standardwebhooks.com/" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification. What an address doesn’t take is sent again for three days.
      </p>
      <ul className="my-4">
        {webhooks.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="key" value={key} />
        <TextField
          id="url"
          name="url"
          type="url"
          required
          className="grow"
          label="Address"
          hint="Such as https://pos.example.com/bookings"
          error={answer?.problems.url}
          defaultValue={answer?.given.url}
        />
        <Button type="submit" name="act" value="add-webhook" variant="line">
          Add a webhook
        </Button>
      </Form>
    </section>
  );
}

export default function FeedsPage() {
  const { title } = useLoaderData<typeof loader>();
  const secret = useActionData<typeof action>()?.secret;
  return (
    <DeskPage title={`${title}: calendar and webhooks`}>
      {secret && <ShownSecret {...secret} />}
      <Calendars />
      <Webhooks />
    </DeskPage>
  );
}
