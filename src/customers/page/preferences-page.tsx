import { useEffect, useRef } from 'react';
import { data, href } from 'react-router';
import { clientAction } from '../../forms/client-action.ts';
import { PostedForm } from '../../forms/form-answer.ts';
import { focusFirstField } from '../../forms/form-frame.tsx';
import { formIn } from '../../forms/posted-form.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { fetchSettings } from '../../settings/settings-call.ts';
import { Room } from '../../ui/room/room.tsx';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../values/http-status.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { ShownPreferences } from '../contracts/preferences.ts';
import { answerPreferences, preferenceForms } from '../form/answer-preferences.ts';
import { LinkForm } from '../form/link-form.tsx';
import { OneButtonForm } from '../form/one-button-form.tsx';
import { PreferencesForm } from '../form/preferences-form.tsx';
import type { Route } from './+types/preferences-page';

const SHOWN = [
  'email',
  'firstName',
  'phoneNumber',
  'favRestaurantCode',
  'birthDate',
  'gender',
  'websiteSmsOptIn',
  'websiteEmailOptIn',
  'interests',
] as const;

/** A key's preferences; null if unknown. */
async function preferencesOf({ network }: ServerApi, guid: string): Promise<ShownPreferences | null> {
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const response = await post('/api/customer-data/getcustomerpreferences/{guid}', {
    params: { guid },
    body: { attributes: [...SHOWN] },
  });
  if (response.ok) return response.data as ShownPreferences;
  if (response.status === NOT_FOUND) return null;
  throw data(response.error.message, { status: response.status || BAD_GATEWAY });
}

async function restaurantsOf({ network }: ServerApi) {
  const response = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/search-restaurants/');
  return response.ok ? response.data.restaurants.map(({ storeId, title }) => ({ storeId, title })) : [];
}

export const handle = { cache: 'always' } satisfies PagePolicy;

/** Never writes. Without a key, or with an unknown one, the page asks for an address. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const preferences = id === undefined ? null : await preferencesOf(api, id);
  if (!id || !preferences) return data({ customer: null, isUnknown: Boolean(id) }, { status: id ? NOT_FOUND : 200 });
  const [restaurants, { customers }] = await Promise.all([restaurantsOf(api), fetchSettings(context)]);
  const { birthdayHint } = customers;
  return data({ customer: { guid: id, kept: preferences, restaurants, birthdayHint }, isUnknown: false });
}

export async function action({ request, params: { id = '' }, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await formIn(request);
  const preferences = id === '' ? null : await preferencesOf(api, id);
  const of = { guid: id, interests: preferences?.interests.map(({ name }) => name) ?? [] };
  const today = londonNow(context.get(pageContext).now).date;
  const result = await answerPreferences(api.network, { form, of, today });
  if (!result) throw data('We couldn’t read that form. Please send it again.', { status: BAD_REQUEST });
  return data(result.answer, { status: result.status });
}

export { clientAction };

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

type Customer = NonNullable<Route.ComponentProps['loaderData']['customer']>;

/** The form's initial values, without consents, so that leaving the lists keeps what was typed. */
const initialKey = ({ websiteEmailOptIn: _, websiteSmsOptIn: _1, ...preferences }: ShownPreferences) =>
  JSON.stringify(preferences);

/** A remounted form takes the focus lost with the previous one, once the saved values are shown. */
function useRestoredFocus(formKey: string) {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(formKey);
  useEffect(() => {
    if (before.current === formKey) return;
    before.current = formKey;
    if (document.activeElement === document.body) focusFirstField(form.current);
  }, [formKey]);
  return form;
}

const Tear = () => <div aria-hidden="true" className="tear-line my-10 text-edge" />;

function Kept({ customer }: { customer: Customer }) {
  const { guid, kept: preferences, restaurants, birthdayHint } = customer;
  const formKey = initialKey(preferences);
  const form = useRestoredFocus(formKey);
  const head = (
    <>
      <h1 className="text-title text-tomato-deep">Your preferences</h1>
      <p className="mt-4 text-lead">
        For <span className="break-all font-semibold">{preferences.email}</span>. Anyone with this page’s link can see
        it, so keep it to yourself.
      </p>
    </>
  );
  return (
    <Room head={head}>
      <div ref={form}>
        {/* Remounted after saving, since uncontrolled fields read their initial values only once. */}
        <PreferencesForm key={formKey} kept={preferences} restaurants={restaurants} birthdayHint={birthdayHint} />
      </div>
      <Tear />
      <section aria-labelledby="leave-title">
        <h2 id="leave-title" className="text-heading mb-3">
          Stop all news and offers
        </h2>
        <p className="mb-4">We’ll stop both e-mails and text messages.</p>
        <OneButtonForm
          formType={preferenceForms.leave}
          button="Unsubscribe from everything"
          result={{ title: 'You’re unsubscribed.', text: 'We won’t send you any more news or offers.' }}
        />
      </section>
      <Tear />
      <section aria-labelledby="held-title">
        <h2 id="held-title" className="text-heading mb-3">
          What we hold about you
        </h2>
        <p className="mb-2">
          Everything on this page, what you’ve agreed to and when, and your bookings, waiting lists, messages, vouchers,
          job applications and refer-a-friend link.
        </p>
        <p>
          <a
            href={href('/preferences/:id/download', { id: guid })}
            download
            className="text-link inline-flex min-h-11 items-center"
          >
            Download everything we hold about you
          </a>
        </p>
      </section>
      <Tear />
      <section aria-labelledby="forget-title">
        <h2 id="forget-title" className="text-heading mb-3">
          Delete your details
        </h2>
        <p className="mb-4">
          We’ll delete what’s on this page, your messages to us and your refer-a-friend link. We’ll withdraw and delete
          any job applications, CV included, and take your name off past bookings. Tables you’ve booked stay booked, and
          vouchers already sent remain valid. We keep a scrambled version of your address, so it stays off our lists and
          nobody gets the same voucher twice.
        </p>
        <OneButtonForm
          formType={preferenceForms.forget}
          button="Send me a link to delete my details"
          result={{
            title: 'Check your inbox.',
            text: 'Nothing’s deleted until you open the link in our e-mail and confirm.',
          }}
        />
      </section>
    </Room>
  );
}

function Unknown({ isUnknown }: { isUnknown: boolean }) {
  const head = (
    <>
      <h1 className="text-title text-tomato-deep">Your preferences</h1>
      <p className="mt-4 text-lead">
        {isUnknown && 'That link doesn’t work. Long ones sometimes get cut short in e-mails. '}
        Pop in your e-mail and we’ll send you a link to what we hold about you.
      </p>
    </>
  );
  return (
    <Room head={head}>
      <LinkForm />
    </Room>
  );
}

export default function PreferencesPage({ loaderData: { customer, isUnknown }, actionData }: Route.ComponentProps) {
  return (
    <PostedForm value={actionData ?? null}>
      <PageTitle>Your preferences</PageTitle>
      {customer ? <Kept customer={customer} /> : <Unknown isUnknown={isUnknown} />}
    </PostedForm>
  );
}
