import { Button } from '../../../ui/button.tsx';
import { capitalise } from '../../../values/text.ts';
import { formatTimeOfDay } from '../../../values/time/instant-text.ts';
import { formatTime } from '../../../values/time/wall-time.ts';
import type { DeskDeps } from '../../engine/desk-deps.ts';
import type { DeskParty } from '../../engine/parties.server.ts';
import { readDaySeats } from '../../engine/seating/day-seats.server.ts';
import { PostForm } from '../../frame/forms.server.tsx';
import { isFinished } from '../../rules/party-status.ts';
import { tablesText } from '../../rules/party-text.ts';

const MOST_CHOICES = 3;

/** Who has the party's table now: 'Table M4 is with Cook until 8.30pm.' */
function lossText({ id, lostTables, endsAt }: DeskParty, parties: readonly DeskParty[], now: number): string {
  if (lostTables.length === 0) return 'No table yet.';
  const table = capitalise(tablesText(lostTables));
  const other = parties.find(
    (party) =>
      party.id !== id &&
      party.tables.some((tableId) => lostTables.includes(tableId)) &&
      party.startsAt < endsAt &&
      party.endsAt.getTime() > now,
  );
  if (!other) return `${table} is no longer theirs.`;
  return other.startsAt.getTime() <= now
    ? `${table} is with ${other.name} until ${formatTimeOfDay(other.endsAt.getTime())}.`
    : `${table} is for ${other.name} from ${formatTimeOfDay(other.startsAt.getTime())}.`;
}

/** Today's parties that have no table, each with those they could have. */
export async function partiesToSeat(
  deps: Pick<DeskDeps, 'db' | 'clock' | 'booking'>,
  storeId: string,
  parties: readonly DeskParty[],
) {
  const without = parties.filter((party) => party.tables.length === 0 && !isFinished(party));
  if (without.length === 0) return [];
  const { now, freeFor } = await readDaySeats(deps, storeId);
  return without.map((party) => ({
    ...party,
    loss: lossText(party, parties, now),
    choices: freeFor(party.covers, Math.max(now, party.startsAt.getTime()), party.id)
      .filter(({ until }) => until === null || until >= party.endsAt.getTime())
      .slice(0, MOST_CHOICES)
      .map(({ tableIds }) => tableIds),
  }));
}

type Tray = { slug: string; works: boolean; parties: Awaited<ReturnType<typeof partiesToSeat>> };

/** Parties without a table, at the top of the day. */
export function ToSeat({ slug, works, parties }: Tray) {
  if (parties.length === 0) return null;
  return (
    <section aria-labelledby="to-seat" className="mt-4 rounded-md border-2 border-tomato px-4 py-3">
      <h2 id="to-seat" className="font-sans text-lg font-bold">
        To seat
      </h2>
      <ul>
        {parties.map(({ id, time, name, covers, loss, choices }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <p className="min-w-0 flex-1">
              <strong>
                {formatTime(time)} {name}, {covers}
              </strong>
              <br />
              {loss} {choices.length === 0 && 'No other table is free for them.'}
            </p>
            {works && (
              <PostForm
                fields={{ act: 'seat', bookingId: id }}
                action={`/${slug}/table`}
                className="flex flex-wrap gap-2"
              >
                {choices.map((tableIds, index) => (
                  <Button
                    key={tableIds.join('+')}
                    type="submit"
                    name="tableIds"
                    value={tableIds.join('+')}
                    variant={index === 0 ? 'basil' : 'line'}
                    aria-label={`${capitalise(tablesText(tableIds))} for ${name}`}
                  >
                    {capitalise(tablesText(tableIds))}
                  </Button>
                ))}
              </PostForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
