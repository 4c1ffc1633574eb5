import { data, Form, href, Link, redirect } from 'react-router';
import { formIn } from '../../forms/posted-form.ts';
import { apiContext } from '../../platform/api/page-context.ts';
import { siteOf } from '../../seo/page-meta.ts';
import { PageTitle } from '../../seo/page-title.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Container } from '../../ui/section.tsx';
import { BAD_REQUEST, NOT_FOUND, SEE_OTHER } from '../../values/http-status.ts';
import { milesText } from '../../values/miles.ts';
import { formatTime } from '../../values/time/wall-time.ts';
import type { ClosedParty } from '../contracts/closing.ts';
import { failedCall, formRefusal } from '../manage/link/form-refusal.ts';
import { dataOrNull } from '../manage/link/manage-calls.ts';
import { UnknownLink } from '../manage/unknown-link.tsx';
import { RefusalAlert } from '../parts/refusal-alert.tsx';
import { StepTitle } from '../parts/step-title.tsx';
import { whenAndPartyText } from '../rules/booking-text.ts';
import { closedHeadline, heldText } from '../rules/closed-words.ts';
import type { Route } from './+types/closed-page';
import { closedCalls } from './closed-calls.ts';

/** Never writes: mail clients follow links before a diner does. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const answer = await closedCalls(context.get(apiContext).booking, params.closedToken).read();
  const party = dataOrNull(answer)?.party ?? null;
  return data({ party }, { status: party ? 200 : NOT_FOUND });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const calls = closedCalls(context.get(apiContext).booking, params.closedToken);
  const form = await formIn(request);
  const [storeId = '', time = ''] = String(form.get('to') ?? '').split(' ');
  const choices = { move: () => calls.move({ storeId, time }), cancel: calls.cancel };
  const intent = form.get('intent');
  if (intent !== 'move' && intent !== 'cancel') return formRefusal('Please try again.', BAD_REQUEST);
  const answer = await choices[intent]();
  return answer.ok
    ? redirect(href('/booking/closed/:closedToken', { closedToken: params.closedToken }), SEE_OTHER)
    : failedCall(answer);
}

/** Also after a refusal: its cause may have changed. */
export const shouldRevalidate = () => true;

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const robots = { name: 'robots', content: 'noindex' };
  if (loaderData?.party) return [robots];
  return [{ title: `Link not found · ${siteOf(matches)?.site_name}` }, robots];
}

function Free({ places }: Pick<ClosedParty, 'places'>) {
  if (places.length === 0) return <p className="mt-4">We’ve found no table nearby around that time.</p>;
  return (
    <Form method="post" className="mt-6">
      <input type="hidden" name="intent" value="move" />
      <h2 className="text-dish">Free nearby</h2>
      <ul className="mt-2 border-t border-line">
        {places.map(({ storeId, title, miles, times }) => (
          <li key={storeId} className="border-b border-line py-3">
            <p className="font-semibold">
              {title}
              {miles !== null && <span className="font-normal text-ink-soft">, {milesText(miles)} away</span>}
            </p>
            <p className="mt-2 flex flex-wrap gap-2">
              {times.map((time) => (
                <Button
                  key={time}
                  type="submit"
                  name="to"
                  value={`${storeId} ${time}`}
                  variant="line"
                  aria-label={`${formatTime(time)} at ${title}`}
                >
                  {formatTime(time)}
                </Button>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Form>
  );
}

function Choices({ party }: { party: ClosedParty }) {
  const { title, words, held, places, manageToken } = party;
  return (
    <>
      {words && <p className="mt-4 whitespace-pre-line">{words}</p>}
      {held ? (
        <Form method="post" className="mt-6">
          <p className="text-lead font-semibold">{heldText(party)}</p>
          <input type="hidden" name="intent" value="move" />
          <input type="hidden" name="to" value={`${held.storeId} ${held.time}`} />
          <Button type="submit" size="large" className="mt-4">
            Yes, book me in at {held.title}
          </Button>
        </Form>
      ) : (
        <Free places={places} />
      )}
      <div className="mt-8 flex flex-wrap items-start gap-4">
        <Link
          to={`${href('/booking/:manageToken', { manageToken })}?step=change`}
          className={buttonClass({ variant: 'line' })}
        >
          Choose another time at {title}
        </Link>
        <details>
          <summary className={buttonClass({ variant: 'line', className: 'cursor-pointer list-none' })}>
            Cancel my booking
          </summary>
          <Form method="post" className="mt-4 grid max-w-text justify-items-start gap-3">
            <p>There’s nothing to pay. This can’t be undone.</p>
            <input type="hidden" name="intent" value="cancel" />
            <Button type="submit">Yes, cancel it</Button>
          </Form>
        </details>
      </div>
    </>
  );
}

function Settled({ party: { state, moved, manageToken, slug } }: { party: ClosedParty }) {
  const token = moved?.manageToken ?? manageToken;
  return (
    <>
      {state === 'moved' && <p className="mt-4">We’ve e-mailed your confirmation. There’s nothing to pay.</p>}
      {state === 'cancelled' && <p className="mt-4">There’s nothing to pay. We’d love to see you another time.</p>}
      {state === 'reopened' && <p className="mt-4">Your table is as you booked it. There’s nothing you need to do.</p>}
      <p className="mt-8">
        {state === 'cancelled' || state === 'over' ? (
          <Link to={href('/restaurants/:slug', { slug })} className={buttonClass({ size: 'large' })}>
            See the restaurant
          </Link>
        ) : (
          <Link to={href('/booking/:manageToken', { manageToken: token })} className={buttonClass({ size: 'large' })}>
            See your booking
          </Link>
        )}
      </p>
    </>
  );
}

export default function ClosedPage({ loaderData: { party }, actionData }: Route.ComponentProps) {
  if (!party) return <UnknownLink to="booking" />;
  const { state, phone, title } = party;
  return (
    <>
      <PageTitle refused={Boolean(actionData?.refusal)}>{`Your booking at ${title}`}</PageTitle>
      <Container className="py-10 md:py-14">
        <div className="max-w-text">
          <StepTitle key={state}>{closedHeadline(party)}</StepTitle>
          {state !== 'moved' && <p className="mt-4 text-lead">Your booking: {whenAndPartyText(party)}.</p>}
          <div className="mt-6">
            <RefusalAlert words={actionData?.refusal ?? null} phone={phone} />
          </div>
          {state === 'open' ? <Choices party={party} /> : <Settled party={party} />}
        </div>
      </Container>
    </>
  );
}
