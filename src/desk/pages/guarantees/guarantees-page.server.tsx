import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { formatPrice } from '../../../values/money.ts';
import { formatDay, formatTime } from '../../../values/time/wall-time.ts';
import { guaranteeForm } from '../../contracts/forms.ts';
import { type DeskGuarantee, readGuarantees, settle } from '../../engine/guarantees/guarantees.server.ts';
import { type PageArgs, requireFresh, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, Fold, PostForm } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';

export async function loader(args: PageArgs) {
  const { storeId, title, deps } = restaurantFor(args, 'manage');
  const guarantees = await readGuarantees(deps, storeId);
  const of = (...statuses: DeskGuarantee['status'][]) => guarantees.filter(({ status }) => statuses.includes(status));
  const groups = [
    { heading: 'To decide', guarantees: of('held', 'refused', 'due') },
    { heading: 'Charged', guarantees: of('charged') },
    { heading: 'Waived', guarantees: of('released') },
  ];
  return { title, groups: groups.filter(({ guarantees }, at) => at === 0 || guarantees.length > 0) };
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'manage');
  const form = await readWholeForm(args.request, guaranteeForm);
  await requireFresh(args);
  const isSettled = await settle(deps, { ...form, storeId, by });
  if (!isSettled) return data({ isLate: true }, CONFLICT);
  throw redirect(`/${slug}/guarantees#${form.bookingId}`, SEE_OTHER);
}

const stateTexts: Record<DeskGuarantee['status'], string> = {
  held: '',
  refused: 'Their bank refused it. Nothing was charged.',
  due: 'Being charged. The card provider hasn’t confirmed it yet.',
  charged: 'Charged.',
  released: 'Waived. Nothing was charged.',
};

function Decision({ guarantee: { id, status, name, pence } }: { guarantee: DeskGuarantee }) {
  const button = (act: 'charge' | 'waive', words: string, variant: 'tomato' | 'line') => (
    <Button type="submit" name="act" value={act} variant={variant} aria-label={`${words}: ${name}`}>
      {words}
    </Button>
  );
  return (
    <PostForm fields={{ bookingId: id, from: status }} className="mt-3 flex flex-wrap gap-3">
      {status === 'due' ? (
        <Fold summary="Not confirmed after a few minutes?" look="underline underline-offset-4">
          {button('charge', 'Try again', 'line')}
        </Fold>
      ) : (
        <>
          {status === 'held'
            ? button('charge', `Charge ${formatPrice(pence)}`, 'tomato')
            : button('charge', 'Try again', 'line')}
          {button('waive', 'Waive', 'line')}
        </>
      )}
    </PostForm>
  );
}

function Guarantee({ guarantee }: { guarantee: DeskGuarantee }) {
  const { id, name, covers, date, time, reference, pence, wording, status, wasCancelled } = guarantee;
  return (
    <li id={id} className="border-b border-line py-3">
      <h3 className="font-sans text-base font-bold">
        {name || reference}, {covers}: {formatPrice(pence)}
      </h3>
      <p>
        {wasCancelled ? 'Cancelled late' : 'No-show'}, {formatDay(date)} at {formatTime(time)}. {stateTexts[status]}
      </p>
      {status === 'charged' || status === 'released' ? (
        <p className="text-sm text-ink-soft">{reference}</p>
      ) : (
        <>
          <p className="mt-2 text-sm font-semibold">They agreed to this:</p>
          <blockquote className="max-w-text text-sm whitespace-pre-line">{wording}</blockquote>
          <Decision guarantee={guarantee} />
        </>
      )}
    </li>
  );
}

export default function GuaranteesPage() {
  const { title, groups } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskPage title={`Cards held at ${title}`}>
      {refused && <Alert>Somebody else has just decided that one. This is how it stands.</Alert>}
      <p className="mt-2 max-w-text">
        No-shows and late cancellations of the last 14 days. Late cancellations are charged automatically.
      </p>
      {groups.map(({ heading, guarantees }) => (
        <section key={heading} className="mt-6 max-w-3xl">
          <h2 className="text-dish">{heading}</h2>
          {guarantees.length === 0 && <p className="mt-2">Nothing to decide.</p>}
          <ul>
            {guarantees.map((guarantee) => (
              <Guarantee key={guarantee.id} guarantee={guarantee} />
            ))}
          </ul>
        </section>
      ))}
    </DeskPage>
  );
}
