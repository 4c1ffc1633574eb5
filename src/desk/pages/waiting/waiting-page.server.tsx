import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { offerNow, removeFromWaitlist } from '../../../booking/engine/desk/work-waitlist.server.ts';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { readWaiting } from '../../engine/waiting.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { may } from '../../rules/may.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import type { DeskTables } from '../../tables.server.ts';
import { shownGuest } from './shown-guest.ts';
import { WaitingRow } from './waiting-row.server.tsx';

const waitingForm = z.object({ act: z.enum(['offer', 'remove']), entryId: z.guid() });

export async function loader(args: PageArgs) {
  const { storeId, slug, title, deps, viewer } = restaurantFor(args, 'see-day');
  const seesContacts = may(viewer.grants, 'see-contacts', storeId);
  const guests = await readWaiting(deps, { storeId, from: serviceDateAt(deps.clock().epochMilliseconds) });
  return {
    title,
    guests: guests.map((guest) => shownGuest(guest, { slug, seesContacts })),
    works: may(viewer.grants, 'work-day', storeId) || viewer.kind === 'device',
  };
}

const refused = {
  'nothing-free': 'No table is free for them yet, so we haven’t offered one.',
  gone: 'They’re no longer waiting.',
};

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'work-day');
  const form = await readWholeForm(args.request, waitingForm);
  const { act, entryId } = form;
  const working: Parameters<typeof offerNow>[1] = {
    storeId,
    entryId,
    log: (tx) =>
      logAct(tx.withTables<DeskTables>(), { at: deps.clock(), by, act: `waitlist-${act}`, storeId, subject: entryId }),
  };
  const outcome =
    act === 'offer'
      ? await offerNow(deps.booking, working)
      : (await removeFromWaitlist(deps.booking, working))
        ? 'removed'
        : 'gone';
  if (outcome === 'nothing-free' || outcome === 'gone') return data({ entryId, words: refused[outcome] }, CONFLICT);
  throw redirect(`/${slug}/waiting`, SEE_OTHER);
}

export default function WaitingPage() {
  const { title, guests, works } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isListed = guests.some(({ id }) => id === answer?.entryId);
  return (
    <DeskPage title={`Waiting at ${title}`}>
      {answer && !isListed && (
        <p role="alert" className="mt-4">
          {answer.words}
        </p>
      )}
      {guests.length === 0 && <p className="mt-4">Nobody’s waiting for a table.</p>}
      <ul className="mt-4 border-t border-line">
        {guests.map((guest) => (
          <WaitingRow
            key={guest.id}
            guest={guest}
            works={works}
            words={answer?.entryId === guest.id ? answer.words : null}
          />
        ))}
      </ul>
    </DeskPage>
  );
}
