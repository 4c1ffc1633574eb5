import { data, href, redirect } from 'react-router';
import { formIn } from '../../forms/posted-form.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { siteOf } from '../../seo/page-meta.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { Container } from '../../ui/section.tsx';
import { BAD_REQUEST, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import { failedCall, formRefusal } from '../manage/link/form-refusal.ts';
import { dataOrNull } from '../manage/link/manage-calls.ts';
import { UnknownLink } from '../manage/unknown-link.tsx';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import type { Route } from './+types/table-offer-page';
import { OfferedTimes } from './offered-times.tsx';
import { tableOfferCalls } from './table-offer-calls.ts';

/** Never writes: mail clients follow links before a diner does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const calls = tableOfferCalls(context.get(apiContext).booking, params.offerToken);
  const offer = dataOrNull(await calls.read())?.offer ?? null;
  return data({ offer }, { status: offer ? 200 : NOT_FOUND });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const position = Number((await formIn(request)).get('position') ?? Number.NaN);
  if (!Number.isInteger(position)) return formRefusal('Please try again.', BAD_REQUEST);
  const { offerToken } = params;
  const outcome = await tableOfferCalls(context.get(apiContext).booking, offerToken).take(position);
  return outcome.ok
    ? redirect(href('/booking/table-offer/:offerToken', { offerToken }), SEE_OTHER)
    : failedCall(outcome);
}

/** Also after a refusal: its cause may have changed. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' };
  // With an offer, the page itself names any refusal.
  if (loaderData?.offer) return [robots];
  return [{ title: `Link not found · ${siteOf(matches)?.site_name}` }, robots];
}

export default function TableOfferPage({ loaderData: { offer }, actionData }: Route.ComponentProps) {
  if (!offer) return <UnknownLink to="table" />;
  return (
    <>
      <PageTitle refused={Boolean(actionData?.refusal)}>{`Your table at ${offer.title}`}</PageTitle>
      <Container className="py-14">
        <div className="max-w-text">
          <OfferedTimes offer={offer}>
            <RefusalAlert words={actionData?.refusal ?? null} phone={offer.phone} />
          </OfferedTimes>
        </div>
      </Container>
    </>
  );
}
