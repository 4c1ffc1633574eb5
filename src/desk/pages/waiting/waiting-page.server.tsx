import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { z } from 'zod';
import { offerNow, removeFromWaitlist } from '../../../booking/engine/desk/work-waitlist.server.ts';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { logAct } from '../../engine/log-act.server.ts';
import { readAtDoor } from '../../engine/seating/at-door.server.ts';
import { bumpStatusDay } from '../../engine/set-status.server.ts';
import { readWaiting } from '../../engine/waiting.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, TapLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { livePage } from '../../frame/live-page.server.ts';
import { readWholeForm } from '../../frame/read-form.server.ts';
import type { DeskTables } from '../../tables.server.ts';
import { WaitingRow } from './waiting-row.server.tsx';

const waitingForm = z.object({ act: z.enum(['offer', 'remove']), entryId: z.guid() });

export async function loader(args: PageArgs) {
  const restaurant = restaurantFor(args, 'see-day');
  const { storeId, deps, today, page } = restaurant;
  const live = await livePage(restaurant, today);
  const guests = await readWaiting(deps, { storeId, from: today });
  return { ...page, live, guests, atDoor: await readAtDoor(deps, storeId) };
}

const refused = {
  'nothing-free': 'No table is free for them yet, so we haven’t offered one.',
  gone: 'They’re no longer waiting.',
};

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by, today } = restaurantFor(args, 'work-day');
  const { act, entryId } = await readWholeForm(args.request, waitingForm);
  const working: Parameters<typeof offerNow>[1] = {
    storeId,
    entryId,
    log: async (entryTx) => {
      const tx = entryTx.withTables<DeskTables>();
      await logAct(tx, { at: deps.clock(), by, act: `waitlist-${act}`, storeId, subject: entryId });
      // The page follows today, whichever day they wait for.
      await bumpStatusDay(tx, { storeId, date: today });
    },
  };
  const outcome =
    act === 'offer'
      ? await offerNow(deps.booking, working)
      : (await removeFromWaitlist(deps.booking, working))
        ? 'removed'
        : 'gone';
  if (outcome === 'nothing-free' || outcome === 'gone') return data({ entryId, words: refused[outcome] }, CONFLICT);
  throw redirect(`/${slug}/waiting#${outcome === 'offered' ? entryId : 'content'}`, SEE_OTHER);
}

export default function WaitingPage() {
  const { live, slug, title, guests, atDoor, works, seesContacts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isListed = guests.some(({ id }) => id === answer?.entryId);
  return (
    <DeskPage title={`Waiting at ${title}`} live={live}>
      {works && (
        <p className="mt-2 flex flex-wrap items-center gap-x-2">
          Somebody at the door?
          <TapLink to={`/${slug}/walk-in`}>Start with Walk-in</TapLink>
        </p>
      )}
      <Alert className="mt-4">{!isListed && answer?.words}</Alert>
      {guests.length === 0 && <p className="mt-4">Nobody’s waiting for a table.</p>}
      <ul className="mt-4 border-t border-line">
        {guests.map((guest) => (
          <WaitingRow
            key={guest.id}
            guest={guest}
            tables={atDoor.find(({ id }) => id === guest.id)?.tables ?? null}
            page={{ slug, works, seesContacts }}
            words={answer?.entryId === guest.id ? answer.words : null}
          />
        ))}
      </ul>
    </DeskPage>
  );
}
