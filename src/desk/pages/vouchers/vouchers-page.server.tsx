import { data, Form, redirect, useActionData, useLoaderData } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/field.tsx';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { londonNow } from '../../../values/time/london-time.ts';
import { formatDate, timeOf } from '../../../values/time/wall-time.ts';
import { voucherForm } from '../../contracts/forms.ts';
import {
  type DeskVoucher,
  findVoucher,
  isUndoable,
  redeemVoucher,
  restoreVoucher,
} from '../../engine/vouchers/vouchers.server.ts';
import { type PageArgs, restaurantFor } from '../../frame/desk-context.server.ts';
import { Alert, fieldsOf, PostButton, Submit } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { isOverlooked, voucherProblem } from '../../rules/voucher-problem.ts';
import { problemText } from './voucher-words.ts';

/** A voucher's offer, and what speaks against it at a restaurant now. */
function judge({ deps, slug, now, today }: ReturnType<typeof restaurantFor>, voucher: DeskVoucher) {
  const offer = deps.offers().find((each) => each.slug === voucher.offerSlug);
  const table = { slug, date: today, time: timeOf(londonNow(now).minutes) };
  return { offer, problem: voucherProblem(voucher, offer, table) };
}

export async function loader(args: PageArgs) {
  const restaurant = restaurantFor(args, 'see-day');
  const { storeId, title, deps, now, works } = restaurant;
  const typed = (new URL(args.request.url).searchParams.get('code') ?? '').trim().slice(0, 60);
  const voucher = typed ? await findVoucher(deps.db, typed) : null;
  if (!voucher) return { title, typed, works, voucher: null };
  const { offer, problem } = judge(restaurant, voucher);
  const isHereToday = isUndoable(voucher, storeId, now);
  const place = { title, restaurants: deps.restaurants(), isHereToday };
  return {
    title,
    typed,
    works,
    voucher: {
      code: voucher.code,
      endsOn: formatDate(voucher.endsOn),
      offer,
      problem: problem && problemText(problem, voucher, offer, place),
      isRedeemable: problem === null || isOverlooked(problem),
      usedAt: isHereToday ? (voucher.usedAt?.toISOString() ?? '') : null,
    },
  };
}

export async function action(args: PageArgs) {
  const restaurant = restaurantFor(args, 'work-day');
  const { storeId, slug, deps, by, now } = restaurant;
  const { act, code, usedAt } = await readWholeForm(args.request, voucherForm);
  const voucher = await findVoucher(deps.db, code);
  if (!voucher) throw redirect(`/${slug}/vouchers?${new URLSearchParams({ code })}`, SEE_OTHER);
  const { problem } = judge(restaurant, voucher);
  const change = { id: voucher.id, storeId, by };
  const isDone =
    act === 'redeem'
      ? (problem === null || isOverlooked(problem)) && (await redeemVoucher(deps, change, problem))
      : isUndoable(voucher, storeId, now) && (await restoreVoucher(deps, change, new Date(usedAt)));
  if (!isDone) return data({ act }, CONFLICT);
  throw redirect(`/${slug}/vouchers?${new URLSearchParams({ code: voucher.code })}`, SEE_OTHER);
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['voucher']>;

function Voucher({ voucher, works }: { voucher: Shown; works: boolean }) {
  const { offer, code, endsOn, problem, isRedeemable, usedAt } = voucher;
  return (
    <section className="mt-6 border-t border-line pt-4">
      <h2 className="text-dish">
        {offer?.price && `${offer.price}: `}
        {offer?.title ?? code}
      </h2>
      <p className="mt-2 font-bold">{problem ?? 'Good here today.'}</p>
      {works && (isRedeemable || usedAt) && (
        <div className="my-4">
          <PostButton
            fields={{ act: usedAt ? 'undo' : 'redeem', code, usedAt: usedAt ?? '' }}
            variant={problem ? 'line' : 'basil'}
            size="medium"
          >
            {usedAt ? 'Undo' : problem ? 'Redeem anyway' : 'Redeem'}
          </PostButton>
        </div>
      )}
      {offer && (
        <>
          <p className="mt-4">{offer.description}</p>
          <p className="mt-2">
            Valid: {offer.validityText}. Use by {endsOn}.
          </p>
          <ul className="mt-2 list-disc pl-5 text-sm">
            {offer.termAndConditions.map((term) => (
              <li key={term}>{term}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const conflicts = {
  redeem: 'That voucher wasn’t redeemed now. See below.',
  undo: 'That can’t be undone any more.',
};

export default function VouchersPage() {
  const { title, typed, voucher, works } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <DeskPage title={`Vouchers at ${title}`} narrow>
      <Form className="mt-6 grid gap-3">
        <TextField
          {...fieldsOf()('code', typed)}
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          required
          error={typed && !voucher ? `We don’t know the code ${typed}. Check it letter by letter.` : undefined}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Submit>Look it up</Submit>
          <span data-scan hidden>
            <Button variant="line">Scan it</Button>
          </span>
        </div>
        <video hidden muted playsInline aria-label="What the camera sees" className="w-full rounded-sm" />
      </Form>
      {refused && <Alert>{conflicts[refused.act]}</Alert>}
      {voucher && <Voucher voucher={voucher} works={works} />}
    </DeskPage>
  );
}
