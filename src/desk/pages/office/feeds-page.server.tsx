import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { TextField } from '../../../ui/forms/field.tsx';
import { BAD_REQUEST, SEE_OTHER } from '../../../values/http-status.ts';
import { feedForm } from '../../contracts/feed-forms.ts';
import { addFeed, readFeeds } from '../../engine/office/calendar-feed.server.ts';
import { takesLocalWebhooks } from '../../engine/office/deliver-webhooks.server.ts';
import { isOutsideHost } from '../../engine/office/outside-address.server.ts';
import { addWebhook, readWebhooks, removeConnection, resumeWebhook } from '../../engine/office/webhooks.server.ts';
import { type PageArgs, requireFresh, restaurantFor } from '../../frame/desk-context.server.ts';
import { fieldsOf, PostButton, PostForm, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { type RefusedForm, readForm } from '../../frame/read-form.server.ts';
import { momentText } from '../day/log-page.server.tsx';
import { Webhook } from './webhook-row.server.tsx';

export async function loader(args: PageArgs) {
  const { storeId, title, deps } = restaurantFor(args, 'manage');
  const feeds = await readFeeds(deps.db, storeId);
  return { title, key: crypto.randomUUID(), feeds, webhooks: await readWebhooks(deps.db, storeId) };
}

/** A link or secret, shown only once. */
type Secret = { label: string; value: string };

type Answer = RefusedForm & { secret?: Secret };
const shown = (secret: Secret): Answer => ({ secret, problems: {}, given: {} });
const refused = (form: RefusedForm) => data<Answer>(form, BAD_REQUEST);

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'manage');
  await requireFresh(args);
  const form = await readForm(args.request, feedForm);
  if (!form.ok) return refused(form);
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
      const refuse = (problem: string) => refused({ given: { url: value.url }, problems: { url: problem } });
      if (!isAllowed) return refuse('Enter a public address that begins with https://.');
      const secret = await addWebhook(deps, { id: value.key, storeId, url: url.href, by });
      if (secret) return shown({ label: 'Your webhook’s secret', value: secret });
      return refuse('Five webhooks are the most. Remove one first.');
    }
    case 'remove-feed':
    case 'remove-webhook':
      await removeConnection(deps, value.act, { id: value.id, storeId, by });
      break;
    case 'resume':
      await resumeWebhook(deps, { id: value.id, storeId, by });
  }
  throw redirect(`/${slug}/feeds`, SEE_OTHER);
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
        {feeds.map(({ id, createdAt }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-4 border-b border-line">
            <span>Made on {momentText(createdAt)}</span>
            <PostButton
              fields={{ act: 'remove-feed', id }}
              aria-label={`Withdraw the link made on ${momentText(createdAt)}`}
            >
              Withdraw
            </PostButton>
          </li>
        ))}
      </ul>
      <PostButton fields={{ act: 'add-feed', key }} variant="line" size="medium">
        Make a link
      </PostButton>
    </section>
  );
}

function Webhooks() {
  const { webhooks, key } = useLoaderData<typeof loader>();
  return (
    <section className="mt-10 max-w-3xl">
      <h2 className="text-dish">Webhooks</h2>
      <p>
        For your own systems: we tell an address of theirs about bookings made, changed and cancelled, enquiries, and
        parties that arrive, sit down, leave or don’t come. Messages have ids, times and covers, and are signed by the{' '}
        <a href="https://www.standardwebhooks.com/" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification. If an address doesn’t answer, we try again for three days.
      </p>
      <ul className="my-4">
        {webhooks.map((webhook) => (
          <Webhook key={webhook.id} webhook={webhook} />
        ))}
      </ul>
      <PostForm fields={{ act: 'add-webhook', key }} className="flex flex-wrap items-end gap-3">
        <TextField
          {...fieldsOf(useActionData<typeof action>())('url')}
          type="url"
          required
          className="grow"
          label="Address"
          hint="Such as https://pos.example.com/bookings"
        />
        <Submit variant="line">Add a webhook</Submit>
      </PostForm>
    </section>
  );
}

export default function FeedsPage() {
  const { title } = useLoaderData<typeof loader>();
  const secret = useActionData<typeof action>()?.secret;
  return (
    <DeskPage title={`${title}: calendar and webhooks`}>
      {secret && (
        <div role="status" className="mt-4 max-w-3xl rounded-sm bg-butter-tint p-4">
          <p className="font-semibold">{secret.label}</p>
          <p className="my-2 break-all select-all">
            <code>{secret.value}</code>
          </p>
          <p className="text-sm">Copy it now: you won’t see it again. Whoever has it can use it.</p>
        </div>
      )}
      <Calendars />
      <Webhooks />
    </DeskPage>
  );
}
