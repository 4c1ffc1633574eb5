import { data, href } from 'react-router';
import { formIn } from '../../forms/posted-form.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { isClosedOn } from '../../restaurants/opening-hours.ts';
import { siteOf } from '../../seo/page-meta.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { Room } from '../../ui/room/room.tsx';
import { NOT_FOUND } from '../../values/http-status.ts';
import type { PagePolicy } from '../../values/pages/page-policy.ts';
import { londonNow } from '../../values/time/london-time.ts';
import { bookingCalls } from '../flow/booking-calls.ts';
import { bookableSpan } from '../flow/journey-dates.ts';
import ticketRail from '../parts/ticket/ticket-rail.module.css';
import type { Route } from './+types/manage-page';
import { CancelStep } from './cancel-step.tsx';
import { changeView } from './change/change-view.ts';
import { ChooseStep } from './change/choose-step.tsx';
import { ConfirmStep } from './change/confirm-step.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { LateStep } from './late-step.tsx';
import { formRefusal } from './link/form-refusal.ts';
import { loadBooking, loadRestaurant, manageCalls } from './link/manage-calls.ts';
import { type CompletedAction, donePage, shownQuery } from './link/manage-query.ts';
import { bookingPhaseOf } from './link/managed-words.ts';
import { handleManageForm } from './manage-form.ts';
import { ManagedTicket } from './managed-ticket.tsx';
import type { ManagedStepProps } from './shown/managed-step-props.ts';
import { ShownBooking } from './shown/shown-booking.tsx';
import { shownStep, stepNames } from './shown-step.ts';
import { UnknownLink } from './unknown-link.tsx';

export const handle = {
  query: ['step', 'done', 'at', 'date', 'adults', 'children', 'menu', 'area', 'time'],
} satisfies PagePolicy;

/** Never writes, whatever the query: mail clients follow links before a diner does. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const booking = await loadBooking(api, params.manageToken);
  if (!booking) return data({ booking }, { status: NOT_FOUND });
  const { now } = context.get(pageContext);
  const query = shownQuery(new URL(request.url).searchParams, now);
  const restaurant = await loadRestaurant(api, booking.slug);
  const changing = (query.step === 'change' || query.step === 'confirm') && booking.canChange;
  const span = bookableSpan(restaurant, londonNow(now).date);
  const isClosed = (date: string) => restaurant !== null && isClosedOn(restaurant, date);
  const { occasions, choices, requirements } = bookingCalls(api.booking);
  const { slots } = manageCalls(api.booking, params.manageToken);
  const calls = { occasions, choices, requirements, slots };
  const change = changing ? await changeView(calls, { booking, query, span, isClosed }) : null;
  return data({ booking, restaurant, query, change, span, phase: bookingPhaseOf(booking, now) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const booking = await loadBooking(api, params.manageToken);
  if (!booking) return formRefusal(null, NOT_FOUND);
  const calls = manageCalls(api.booking, params.manageToken);
  const form = await formIn(request);
  const page = href('/booking/:manageToken', { manageToken: params.manageToken });
  const pageAfter = (done: CompletedAction) => donePage(page, done, context.get(pageContext).now);
  return handleManageForm({ calls, booking, form, pageAfter });
}

/** Also after a refusal: its cause may have changed. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' };
  // With a booking, the page itself names its step and any refusal.
  if (loaderData?.booking) return [robots];
  return [{ title: `Link not found · ${siteOf(matches)?.site_name}` }, robots];
}

function ManagedStep(props: ManagedStepProps) {
  const { booking, change, span, refusal, typed } = props;
  const step = shownStep(props);
  if (step === 'cancel') return <CancelStep booking={booking} refusal={refusal} />;
  if (step === 'details') return <DetailsStep booking={booking} typed={typed} refusal={refusal} />;
  if (step === 'late') return <LateStep booking={booking} refusal={refusal} />;
  if (change?.step === 'confirm') return <ConfirmStep booking={booking} change={change} />;
  if (change) return <ChooseStep booking={booking} change={change} span={span} refusal={refusal} />;
  return <ShownBooking {...props} />;
}

export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.booking) return <UnknownLink to="booking" />;
  const { booking, phase } = loaderData;
  const step = shownStep(loaderData);
  return (
    <>
      <PageTitle refused={Boolean(actionData?.refusal || actionData?.details)}>
        {`${step ? `${stepNames[step]} – ` : ''}Your booking at ${booking.title}`}
      </PageTitle>
      <Room
        aside={
          <aside aria-label="Your booking" className={`${ticketRail.rail} self-start`}>
            <ManagedTicket booking={booking} phase={phase} />
          </aside>
        }
      >
        <ManagedStep {...loaderData} refusal={actionData?.refusal ?? null} typed={actionData?.details ?? null} />
      </Room>
    </>
  );
}
