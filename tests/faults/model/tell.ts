import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database.ts';
import { type Act, standsAlone, story } from './acts.ts';
import { holdsKeepTheirWord, refusalsAreTrue, Told } from './answers.ts';
import { House } from './house.ts';
import * as invariants from './invariants.ts';
import { sheetsAgree } from './sheets.ts';

export type Plot = { seed: number; length: number; atOnce: number };

/** The acts in groups that are under way together. */
function scenes(acts: readonly Act[], atOnce: number): Act[][] {
  const groups: Act[][] = [];
  for (const act of acts) {
    const last = groups.at(-1);
    const joins = last && last.length < atOnce && !standsAlone(act) && !last.some(standsAlone);
    if (joins) last.push(act);
    else groups.push([act]);
  }
  return groups;
}

async function playScene(house: House, told: Told, connection: Connection<BookingTables>, acts: readonly Act[]) {
  const before = house.books;
  const answers = (await Promise.all(acts.map((act) => house.act(act)))).filter((answer) => answer !== null);
  const after = await house.look();
  house.references.push(...told.note(answers, before));
  const { now, manner, held } = house;
  const areaOf = (id: string) => {
    const waitlistId = after.holds.find((hold) => hold.id === id)?.waitlistId;
    const wish = held.find((one) => one.id === id)?.wish ?? after.places.find((place) => place.id === waitlistId);
    return wish?.areaId ?? null;
  };
  const moment = { before, after, now, manner, areaOf };
  const { oneSeatEach, pace, properSeats, tablesOfBookings, versionsMove, lineIsServed, placesTell, mailedOnce } =
    invariants;
  const always = [oneSeatEach, pace, properSeats, tablesOfBookings, versionsMove, lineIsServed, placesTell, mailedOnce];
  const alone =
    acts.length > 1
      ? []
      : [
          ...invariants.nobodyPasses(moment),
          ...refusalsAreTrue(house, answers),
          ...holdsKeepTheirWord(after, answers, before, now),
        ];
  const complaints = [...always.flatMap((holds) => holds(moment)), ...told.complaints(after), ...alone];
  return { answers, complaints: [...complaints, ...(await sheetsAgree(house, connection, told.scenes))] };
}

let houses = 0;

/** Plays one story in a house of its own; throws with how to play it again when a rule is broken. */
export async function play(connection: Connection<BookingTables>, { seed, length, atOnce }: Plot): Promise<number[]> {
  houses += 1;
  const house = new House(connection, `h${houses}`);
  const told = new Told();
  const statuses: number[] = [];
  let played = 0;
  for (const acts of scenes(story(seed, length), atOnce)) {
    played += acts.length;
    const replay = `SEED=${seed} OPS=${played} AT_ONCE=${atOnce}`;
    const { answers, complaints } = await playScene(house, told, connection, acts).catch((error: Error) => {
      throw new Error(`${replay}: ${error.message}`, { cause: error });
    });
    statuses.push(...answers.map(({ status }) => status));
    if (complaints.length === 0) continue;
    const seen = answers.map(({ act, status, body }) => `  ${JSON.stringify(act)} → ${status} ${JSON.stringify(body)}`);
    throw new Error([`${replay} breaks a rule:`, ...complaints, 'after', ...seen].join('\n'));
  }
  return statuses;
}
