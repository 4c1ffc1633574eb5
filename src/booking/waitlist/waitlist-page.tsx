import { data } from 'react-router';
import { apiContext, pageContext } from '../../context.ts';
import { siteOf } from '../../layout/page-meta.ts';
import { Container, Section } from '../../ui/section.tsx';
import { useBrand } from '../journey/brand.ts';
import { knownOrNull } from '../manage/find-booking.ts';
import { LostLink } from '../manage/lost-link.tsx';
import { TicketPaper } from '../manage/ticket-paper.tsx';
import type { Route } from './+types/waitlist-page';
import { PlaceView } from './place-view.tsx';
import { useFresh } from './use-fresh.ts';
import { answerForm } from './waitlist-answer.ts';
import { waitlistCalls } from './waitlist-calls.ts';
import { placeLines, stamps } from './waitlist-words.ts';
import '../journey/booking.css';

/** Only looks: mail programs follow links before a diner does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const calls = waitlistCalls(context.get(apiContext).booking, params.waitlistToken);
  const place = knownOrNull(await calls.place())?.place ?? null;
  return data({ place, now: context.get(pageContext).now }, { status: place ? 200 : 404 });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const calls = waitlistCalls(context.get(apiContext).booking, params.waitlistToken);
  return answerForm(calls, await request.formData(), `/booking/waitlist/${params.waitlistToken}`);
}

/** After a refusal too: what was refused has changed meanwhile. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData?.place ? 'Your place in line' : 'A link that leads nowhere';
  return [{ title: `${title} · ${siteOf(matches)?.site_name}` }, { name: 'robots', content: 'noindex' }];
}

export default function WaitlistPage({ loaderData: { place, now }, actionData }: Route.ComponentProps) {
  const head = useBrand().name;
  useFresh(place?.status === 'waiting');
  if (!place) return <LostLink to="place in line" />;
  return (
    <Section>
      <Container>
        <div className="grid gap-8 md:grid-cols-[1fr_304px] md:gap-12">
          <div className="min-w-0">
            <PlaceView place={place} now={now} refusal={actionData?.refusal ?? null} />
          </div>
          <aside aria-label="What you are waiting for" className="booking-rail self-start">
            <TicketPaper
              head={head}
              reference={place.reference}
              lines={placeLines(place)}
              stamp={stamps[place.status]}
              faded={place.status === 'lapsed' || place.status === 'left'}
            />
          </aside>
        </div>
      </Container>
    </Section>
  );
}
