import { data, href, redirect } from 'react-router';
import { clientAction } from '../../forms/client-action.ts';
import { PostedForm } from '../../forms/form-answer.ts';
import { answeredForm, formIn, isScripted } from '../../forms/posted-form.ts';
import { typedClient } from '../../platform/api/endpoints.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { pageNotFound } from '../../platform/api/page-not-found.ts';
import { fetchRestaurant } from '../../restaurants/restaurant-calls.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { BAD_GATEWAY, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import type { ExpectedPath } from '../../values/pages/expected-pages.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { OFFERS_FRESH_MS } from '../api/offer-calls.ts';
import type { OfferEndpoints } from '../api/offers-api.server.ts';
import type { OfferAnswer } from '../contracts/offer-answers.ts';
import type { VoucherSent } from '../form/voucher-claim.ts';
import { VOUCHER_FORM, voucherBodyOf } from '../form/voucher-claim.ts';
import type { Route } from './+types/offer-page';
import { OfferView } from './offer-view.tsx';

/** The list of all offers. */
const OFFERS = href('/:id1/:id2?', { id1: 'offers' });
const PAGE_NOT_FOUND = '/page-not-found' satisfies ExpectedPath;
/** Product 8.2: a 404 with this wording means that the offer doesn't exist. */
const NO_SUCH_OFFER = /could not be found/i;

type OfferArgs = Pick<Route.LoaderArgs, 'context' | 'params'>;

async function offerOf({ context, params }: OfferArgs) {
  // Without a slug it redirects to the list, see src/seo/redirects/look-up.ts.
  if (!params.id) throw pageNotFound();
  const { get } = typedClient<OfferEndpoints>(context.get(apiContext).booking);
  const response = await get('/api/offer/getofferbyslug', { query: { offerSlug: params.id } });
  if (response.ok) return response.data;
  const { status, error } = response;
  if (status === NOT_FOUND && NO_SUCH_OFFER.test(error.message)) throw redirect(PAGE_NOT_FOUND);
  throw data(error.message, { status: status || BAD_GATEWAY });
}

/** The restaurant whose page led to the offer; null if the offer isn't valid there. */
async function restaurantOf(context: OfferArgs['context'], { restaurants }: OfferAnswer, from: unknown) {
  if (typeof from !== 'string' || !/^[a-z0-9-]{1,80}$/.test(from)) return null;
  if (restaurants && !restaurants.some(({ slug }) => slug === from)) return null;
  const restaurant = await fetchRestaurant(context, from);
  return restaurant && { slug: restaurant.slug, enableBookings: restaurant.enableBookings };
}

export const handle = { cache: 'always', query: ['restaurant'] } satisfies PagePolicy;

/** /offer/{slug}: an offer and its voucher form. `local`: the restaurant, which Book Now also reads. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { now, validUntil } = context.get(pageContext);
  const offer = await offerOf({ context, params });
  const local = await restaurantOf(context, offer, new URL(request.url).searchParams.get('restaurant'));
  validUntil(now + OFFERS_FRESH_MS);
  return { offer, local };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const offer = await offerOf({ context, params });
  const form = await formIn(request);
  const { post } = typedClient<OfferEndpoints>(context.get(apiContext).booking);
  const body = voucherBodyOf(form, offer.id);
  const result = await post('/api/offer/getcode', { body });
  if (result.ok && offer.overrideSuccessUrl && !isScripted(form)) throw redirect(offer.overrideSuccessUrl, SEE_OTHER);
  const { emailAddress } = body;
  const local = await restaurantOf(context, offer, body.restaurant);
  const voucherSent = (): VoucherSent => ({ voucherGenerated: true, emailAddress, restaurant: local?.slug });
  const { answer, status } = answeredForm(VOUCHER_FORM, form, result, voucherSent);
  return data(answer, { status });
}

export { clientAction };

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, validityText, slug, picture, state } = loaderData.offer;
  return pageMeta(matches, {
    title,
    description: `${description} ${validityText}.`,
    path: href('/offer/:id?', { id: slug }),
    shareOf: OFFERS,
    picture,
    index: state === 'running' || state === 'not-begun',
  });
}

export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PostedForm value={actionData ?? null}>
      <OfferView offer={loaderData.offer} restaurant={loaderData.local?.slug ?? null} />
    </PostedForm>
  );
}
