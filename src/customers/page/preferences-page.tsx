import { useEffect, useRef } from 'react';
import { data, href } from 'react-router';
import { PostedForm } from '../../forms/form-answer.ts';
import { focusFirstField } from '../../forms/form-frame.tsx';
import { formIn } from '../../forms/posted-form.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import type { ServerApi } from '../../platform/api/server-api.server.ts';
import type { RestaurantEndpoints } from '../../restaurants/content-routes.server.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { fetchSettings } from '../../settings/settings-call.ts';
import { Container, Section } from '../../ui/section.tsx';
import { BAD_GATEWAY, BAD_REQUEST, NOT_FOUND } from '../../values/http-status.ts';
import { londonNow } from '../../values/time/london-time.ts';
import type { CustomerDataEndpoints } from '../api/customer-data.server.ts';
import type { ShownPreferences } from '../contracts/preferences.ts';
import { LinkForm } from '../form/link-form.tsx';
import { OneButtonForm } from '../form/one-button-form.tsx';
import { answerPreferences, preferenceForms } from '../form/preferences-calls.ts';
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

/** The preferences of a key; null for an unknown one. */
async function preferencesOf({ network }: ServerApi, guid: string): Promise<ShownPreferences | null> {
  const { post } = typedClient<CustomerDataEndpoints>(network);
  const found = await post('/api/customer-data/getcustomerpreferences/{guid}', {
    params: { guid },
    body: { attributes: [...SHOWN] },
  });
  if (found.ok) return found.data as ShownPreferences;
  if (found.status === NOT_FOUND) return null;
  throw data(found.error.message, { status: found.status || BAD_GATEWAY });
}

async function restaurantsOf({ network }: ServerApi) {
  const found = await typedClient<RestaurantEndpoints>(network).get('/api/v1/content/search-restaurants/');
  return found.ok ? found.data.restaurants.map(({ storeId, title }) => ({ storeId, title })) : [];
}

/** Never writes. Without a key, or with an unknown one, the page asks for an address. */
export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const kept = id === undefined ? null : await preferencesOf(api, id);
  if (!id || !kept) return data({ customer: null, isUnknown: Boolean(id) }, { status: id ? NOT_FOUND : 200 });
  const [restaurants, { customers }] = await Promise.all([restaurantsOf(api), fetchSettings(context)]);
  const { birthdayHint } = customers;
  return data({ customer: { guid: id, kept, restaurants, birthdayHint }, isUnknown: false });
}

export async function action({ request, params: { id = '' }, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const form = await formIn(request);
  const kept = id === '' ? null : await preferencesOf(api, id);
  const of = { guid: id, interests: kept?.interests.map(({ name }) => name) ?? [] };
  const today = londonNow(context.get(pageContext).now).date;
  const answered = await answerPreferences(api.network, { form, of, today });
  if (!answered) throw data('We could not read that form. Please send it again.', { status: BAD_REQUEST });
  const interests = form.getAll('interests').map(String);
  return data({ answer: answered.answer, interests }, { status: answered.status });
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];

type Customer = NonNullable<Route.ComponentProps['loaderData']['customer']>;

/** What the form begins with; what it was agreed to is left out, since leaving the lists loses nothing that was typed. */
const beginning = ({ websiteEmailOptIn: _, websiteSmsOptIn: _1, ...kept }: ShownPreferences) => JSON.stringify(kept);

/** A form that begins anew takes the focus that was lost with the one before: what was saved comes after that is shown. */
function useFocusAnew(begun: string) {
  const form = useRef<HTMLDivElement>(null);
  const before = useRef(begun);
  useEffect(() => {
    if (before.current === begun) return;
    before.current = begun;
    if (document.activeElement === document.body) focusFirstField(form.current);
  }, [begun]);
  return form;
}

function Kept({ customer, posted }: { customer: Customer; posted: string[] }) {
  const { guid, kept, restaurants, birthdayHint } = customer;
  const of = { guid, interests: kept.interests.map(({ name }) => name) };
  const begun = beginning(kept);
  const form = useFocusAnew(begun);
  return (
    <>
      <h1 className="text-title text-tomato">Your preferences</h1>
      <p className="mt-4 text-lead">
        For <span className="break-all font-semibold">{kept.email}</span>. This page is yours alone: please keep its
        link to yourself.
      </p>
      <div ref={form} className="mt-10">
        {/* What is kept now begins the form anew: its fields take up what they begin with only once. */}
        <PreferencesForm key={begun} {...{ kept, of, restaurants, birthdayHint, posted }} />
      </div>
      <section className="mt-14 border-t border-line pt-8" aria-labelledby="leave-title">
        <h2 id="leave-title" className="text-heading mb-3">
          Leave every list
        </h2>
        <p className="mb-4">No more news and offers, neither by e-mail nor by text message.</p>
        <OneButtonForm
          formType={preferenceForms.leave}
          of={of}
          button="Send me nothing more"
          done={{ title: 'You have left.', text: 'We send you no more news and offers.' }}
        />
      </section>
      <section className="mt-10 border-t border-line pt-8" aria-labelledby="held-title">
        <h2 id="held-title" className="text-heading mb-3">
          What we hold about you
        </h2>
        <p className="mb-2">
          What stands here, what you agreed to and when, your bookings and waiting lists, messages, vouchers,
          applications for jobs and links for friends.
        </p>
        <p>
          <a
            href={href('/preferences/:id/download', { id: guid })}
            download
            className="text-link inline-flex min-h-11 items-center"
          >
            Download all we hold about you, as a file
          </a>
        </p>
      </section>
      <section className="mt-10 border-t border-line pt-8" aria-labelledby="forget-title">
        <h2 id="forget-title" className="text-heading mb-3">
          Be forgotten
        </h2>
        <p className="mb-4">
          We delete what stands on this page, your messages to us and your link for friends, withdraw your applications
          for jobs and delete them with your CV, and take your name out of bookings that are over. Tables to come stay
          booked, and vouchers you were sent stay good. So that your address stays off our lists, and no voucher is
          given twice, we keep a fingerprint of it.
        </p>
        <OneButtonForm
          formType={preferenceForms.forget}
          of={of}
          button="Send me the link to be forgotten"
          done={{ title: 'Please look into your mailbox.', text: 'Only the link in our e-mail does it.' }}
        />
      </section>
    </>
  );
}

function Unknown({ isUnknown }: { isUnknown: boolean }) {
  return (
    <>
      <h1 className="text-title text-tomato">Your preferences</h1>
      <p className="mt-4 text-lead">
        {isUnknown && 'We cannot find anybody behind this link: mail programs sometimes break a long one in two. '}
        Give us your e-mail address, and we send you the link to what we keep about you.
      </p>
      <div className="mt-8">
        <LinkForm />
      </div>
    </>
  );
}

export default function PreferencesPage({ loaderData: { customer, isUnknown }, actionData }: Route.ComponentProps) {
  return (
    <PostedForm value={actionData?.answer ?? null}>
      <Section>
        <PageTitle>Your preferences</PageTitle>
        <Container>
          <div className="max-w-text">
            {customer ? (
              <Kept customer={customer} posted={actionData?.interests ?? []} />
            ) : (
              <Unknown isUnknown={isUnknown} />
            )}
          </div>
        </Container>
      </Section>
    </PostedForm>
  );
}
