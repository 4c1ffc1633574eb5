import { Link, useLoaderData } from 'react-router';
import { addDays } from '../../../values/time/wall-time.ts';
import { readRequests } from '../../engine/inbox/requests.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { serviceDateAt } from '../../rules/party-status.ts';
import { type ShownRequest, shownRequest } from './shown-request.server.ts';

/** How long requests stay after their day. */
const SHOWN_DAYS = 14;

export async function loader(args: PageArgs) {
  const { storeId, slug, deps } = restaurantFor(args, 'see-day');
  const now = deps.clock().epochMilliseconds;
  const since = addDays(serviceDateAt(now), -SHOWN_DAYS);
  const requests = (await readRequests(deps.db, { storeId, since })).map((row) => shownRequest(row, deps, now));
  return {
    slug,
    open: requests.filter(({ isOpen }) => isOpen).sort((a, b) => a.due - b.due),
    answered: requests.filter(({ isOpen }) => !isOpen).sort((a, b) => b.answeredAt - a.answeredAt),
  };
}

function Requests({ slug, requests }: { slug: string; requests: ShownRequest[] }) {
  const items = requests.map(({ id, name, wanted, kind, age, dueText, isOpen, isOverdue, status }) => (
    <li key={id} className={`border-b border-line py-3 ${isOverdue ? 'bg-butter-tint px-3' : ''}`}>
      <h3 className="font-sans text-base font-bold">
        <Link to={`/${slug}/enquiries/${id}`} className="inline-flex min-h-11 items-center text-link">
          {name}
        </Link>
      </h3>
      <p>{wanted}</p>
      <p className="text-sm">
        {kind}, {age}. <strong className={isOverdue ? 'text-tomato-deep' : ''}>{isOpen ? dueText : status}</strong>
      </p>
    </li>
  ));
  return <ul className="mt-2">{items}</ul>;
}

export default function InboxPage() {
  const { slug, open, answered } = useLoaderData<typeof loader>();
  return (
    <DeskPage title="Enquiries and events">
      <h2 className="mt-6 font-sans text-lg font-bold">To answer</h2>
      {open.length === 0 && <p className="mt-2">Nobody’s waiting for an answer.</p>}
      <Requests slug={slug} requests={open} />
      {answered.length > 0 && <h2 className="mt-8 font-sans text-lg font-bold">Answered</h2>}
      <Requests slug={slug} requests={answered} />
    </DeskPage>
  );
}
