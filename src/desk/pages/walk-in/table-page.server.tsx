import { data, redirect, useActionData, useParams } from 'react-router';
import type { z } from 'zod';
import { minuteOf } from '../../../booking/engine/desk/on-day.server.ts';
import { Button } from '../../../ui/button.tsx';
import { CONFLICT, SEE_OTHER } from '../../../values/http-status.ts';
import { capitalise } from '../../../values/text.ts';
import { MINUTE_MS } from '../../../values/time/duration.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { placeAfter, tableForm } from '../../contracts/seating-forms.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import type { Actor } from '../../engine/log-act.server.ts';
import { readParties } from '../../engine/parties.server.ts';
import { type GivesWay, planOf, seatAt, stayLonger } from '../../engine/seating/move.server.ts';
import { deskContext, type PageArgs, restaurantFor, restaurantIn } from '../../frame/desk-context.server.ts';
import { PostForm, TextLink } from '../../frame/forms.server.tsx';
import { DeskPage } from '../../frame/frame.server.tsx';
import { readWholeForm } from '../../frame/read-form.server.ts';
import { serviceDateAt } from '../../rules/party-status.ts';
import { tablesText } from '../../rules/party-text.ts';

type Stay = Extract<z.output<typeof tableForm>, { act: 'stay' }>;
type Place = { storeId: string; slug: string; by: Actor };

const refuse = (words: string[], agree?: { form: Stay; text: string }) => data({ words, agree }, CONFLICT);

/** 'Cook, 4, has table M4 from 8.30pm. Cook can have table M6.', and a way out if all can move. */
async function refuseStay(deps: DeskDeps, storeId: string, form: Stay, parties: readonly GivesWay[]) {
  const date = serviceDateAt(deps.clock().epochMilliseconds);
  const today = await readParties(deps.db, { storeId, date });
  const partyOf = (partyId: string) => today.find(({ id }) => id === partyId);
  const words = parties.map(({ partyId, startsAt, tableIds, to }) => {
    const other = partyOf(partyId);
    const table = tablesText(tableIds);
    if (!other) return `${capitalise(table)} is being booked or is closed from ${formatTimeOfDay(startsAt)}.`;
    const { name, covers } = other;
    const taken = `${name}, ${covers}, has ${table} from ${formatTimeOfDay(startsAt)}.`;
    return to ? `${taken} ${name} can have ${tablesText(to)}.` : `${taken} No other table is free for ${name}.`;
  });
  const moves = parties.flatMap(({ partyId, to }) => (to ? `${partyOf(partyId)?.name} to ${tablesText(to)}` : []));
  const canMove = moves.length > 0 && moves.length === parties.length;
  const text = `Move ${moves.join(' and ')}, and let ${partyOf(form.bookingId)?.name} stay`;
  return refuse(words, canMove ? { form: { ...form, plan: planOf(parties) }, text } : undefined);
}

async function stay(deps: DeskDeps, { storeId, slug, by }: Place, form: Stay) {
  const { bookingId, seenEnd, minutes, plan } = form;
  const endsAt = Math.max(seenEnd, minuteOf(deps.clock().epochMilliseconds)) + minutes * MINUTE_MS;
  const outcome = await stayLonger(deps, { storeId, bookingId, seenEnd, endsAt, plan, by });
  // What somebody else has done meanwhile is seen on the day itself.
  if (outcome.ok || outcome.reason === 'gone') throw redirect(placeAfter(slug, form), SEE_OTHER);
  return refuseStay(deps, storeId, form, outcome.parties);
}

export function loader(args: PageArgs) {
  // The page is only drawn as the answer to a refused form.
  if (args.context.get(deskContext).form.method === 'get') throw redirect(`/${restaurantIn(args).slug}`, SEE_OTHER);
  return null;
}

export async function action(args: PageArgs) {
  const { storeId, slug, deps, by } = restaurantFor(args, 'work-day');
  const form = await readWholeForm(args.request, tableForm);
  if (form.act === 'stay') return stay(deps, { storeId, slug, by }, form);
  const { bookingId, tableIds } = form;
  const outcome = await seatAt(deps, { storeId, bookingId, tableIds, by });
  if (outcome.ok) throw redirect(`/${slug}#${bookingId}`, SEE_OTHER);
  return refuse([`Somebody’s just taken ${tablesText(tableIds)}. Choose another one.`]);
}

/** Shown after a refused form: why, and what can be done instead. */
export default function TablePage() {
  const { slug } = useParams();
  const { words = [], agree } = useActionData<typeof action>() ?? {};
  return (
    <DeskPage title="The table is taken" narrow>
      {words.map((sentence) => (
        <p key={sentence} className="mt-4">
          {sentence}
        </p>
      ))}
      {agree && (
        <PostForm fields={agree.form} className="mt-6">
          <Button type="submit" variant="basil" size="large">
            {agree.text}
          </Button>
        </PostForm>
      )}
      <p className="mt-6">
        <TextLink to={`/${slug}`}>Back to the day</TextLink>
      </p>
    </DeskPage>
  );
}
