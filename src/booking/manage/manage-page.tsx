import { data } from 'react-router';
import { apiContext, pageContext } from '../../context.ts';
import { siteOf } from '../../layout/page-meta.ts';
import { londonNow } from '../../restaurants/london-time.ts';
import { Container, Section } from '../../ui/section.tsx';
import { bookingCalls } from '../journey/booking-calls.ts';
import { bookableSpan } from '../journey/journey-dates.ts';
import type { Route } from './+types/manage-page';
import { changeView } from './change-view.ts';
import { findBooking, findPlace } from './find-booking.ts';
import { LostLink } from './lost-link.tsx';
import { answerForm } from './manage-answer.ts';
import { manageCalls } from './manage-calls.ts';
import { readManageQuery } from './manage-query.ts';
import { ManagedStep } from './managed-step.tsx';
import { ManagedTicket } from './managed-ticket.tsx';
import { standingOf } from './managed-words.ts';
import '../journey/booking.css';

/** Only looks, whatever the address asks for: mail programs follow links before a diner does. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const booking = await findBooking(api, params.manageToken);
  if (!booking) return data({ booking }, { status: 404 });
  const { now } = context.get(pageContext);
  const query = readManageQuery(new URL(request.url).searchParams);
  const place = await findPlace(api, booking.slug);
  const changing = (query.step === 'change' || query.step === 'confirm') && booking.canChange;
  const span = bookableSpan(place, londonNow(now).date);
  const change = changing ? await changeView(bookingCalls(api.booking), { booking, query, span }) : null;
  return data({ booking, place, query, change, span, standing: standingOf(booking, now) });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const booking = await findBooking(api, params.manageToken);
  if (!booking) return data({ refusal: null }, { status: 404 });
  const calls = manageCalls(api.booking, params.manageToken);
  return answerForm({ calls, booking, form: await request.formData(), page: `/booking/${params.manageToken}` });
}

/** After a refusal too: what was refused may have changed meanwhile. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.booking ? 'Your booking' : 'A link that leads nowhere';
  return [{ title: `${title} · ${siteOf(matches)?.site_name}` }, { name: 'robots', content: 'noindex' }];
}

export default function ManagePage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData.booking) return <LostLink to="booking" />;
  const { booking, standing } = loaderData;
  return (
    <Section>
      <Container>
        <div className="grid gap-8 md:grid-cols-[1fr_304px] md:gap-12">
          <div className="min-w-0">
            <ManagedStep {...loaderData} refusal={actionData?.refusal ?? null} />
          </div>
          <aside aria-label="Your booking" className="booking-rail self-start">
            <ManagedTicket booking={booking} standing={standing} />
          </aside>
        </div>
      </Container>
    </Section>
  );
}
