import { data, href, redirect } from 'react-router';
import { formIn } from '../../forms/posted-form.ts';
import { apiContext, pageContext } from '../../platform/api/page-context.ts';
import { siteOf } from '../../seo/page-meta.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { useBrand } from '../../settings/use-brand.ts';
import { Room } from '../../ui/room/room.tsx';
import { NOT_FOUND } from '../../values/http-status.ts';
import { dataOrNull, loadBooking } from '../manage/link/manage-calls.ts';
import { bookingPhaseOf, managedLines } from '../manage/link/managed-words.ts';
import { UnknownLink } from '../manage/unknown-link.tsx';
import { BookingTicket } from '../parts/ticket/booking-ticket.tsx';
import ticketRail from '../parts/ticket/ticket-rail.module.css';
import type { Route } from './+types/waitlist-page';
import { EntryView } from './entry-view.tsx';
import { useAutoRevalidate } from './use-auto-revalidate.ts';
import { waitlistCalls } from './waitlist-calls.ts';
import { handleWaitlistForm } from './waitlist-form.ts';
import { entryLines, waitlistStatusLabels } from './waitlist-words.ts';

/** Never writes: mail clients follow links before a diner does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const calls = waitlistCalls(api.booking, params.waitlistToken);
  const entry = dataOrNull(await calls.read())?.entry ?? null;
  const manageToken = entry?.booking?.manageToken;
  const booked = manageToken ? await loadBooking(api, manageToken) : null;
  const { now } = context.get(pageContext);
  const phase = booked && bookingPhaseOf(booked, now);
  // The booking's page says how it ended.
  if (manageToken && (phase === 'cancelled' || phase === 'past'))
    throw redirect(href('/booking/:manageToken', { manageToken }));
  return data({ entry, booked, now }, { status: entry ? 200 : NOT_FOUND });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const calls = waitlistCalls(context.get(apiContext).booking, params.waitlistToken);
  return handleWaitlistForm(
    calls,
    await formIn(request),
    href('/booking/waitlist/:waitlistToken', { waitlistToken: params.waitlistToken }),
  );
}

/** Also after a refusal: its cause may have changed. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' };
  // With an entry, the page itself names any refusal.
  if (loaderData?.entry) return [robots];
  return [{ title: `Link not found · ${siteOf(matches)?.site_name}` }, robots];
}

export default function WaitlistPage({ loaderData: { entry, booked, now }, actionData }: Route.ComponentProps) {
  const head = useBrand().name;
  useAutoRevalidate(entry?.status === 'waiting');
  if (!entry) return <UnknownLink to="place on the waiting list" />;
  const isTable = entry.cardLater || entry.status === 'booked';
  return (
    <>
      <PageTitle refused={Boolean(actionData?.refusal)}>
        {`${isTable ? 'Your table' : 'Your place on the waiting list'} at ${entry.title}`}
      </PageTitle>
      <Room
        aside={
          <aside
            aria-label={isTable ? 'Your table' : 'What you’re waiting for'}
            className={`${ticketRail.rail} self-start`}
          >
            <BookingTicket
              head={head}
              reference={booked?.reference ?? entry.reference}
              lines={booked ? managedLines(booked) : entryLines(entry)}
              stamp={waitlistStatusLabels[entry.status]}
              faded={entry.status === 'lapsed' || entry.status === 'left'}
            />
          </aside>
        }
      >
        <EntryView entry={entry} booked={booked} now={now} refusal={actionData?.refusal ?? null} />
      </Room>
    </>
  );
}
