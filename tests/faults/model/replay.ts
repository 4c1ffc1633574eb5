import type { BookingTables } from '../../../src/booking/tables.server.ts';
import type { Connection } from '../../../src/platform/database/database.ts';
import { AnswerLog, holdsAreHonoured, refusalsAreJustified } from './answer-log.ts';
import { sheetsAgree } from './day-sheets-agree.ts';
import * as invariants from './invariants.ts';
import { ModelRestaurant } from './model-restaurant.ts';
import { type Operation, operationSequence, runsAlone } from './operations.ts';

export type Scenario = { seed: number; length: number; atOnce: number };

/** Groups of operations that run in parallel. */
function groupOperations(operations: readonly Operation[], atOnce: number): Operation[][] {
  const groups: Operation[][] = [];
  for (const operation of operations) {
    const last = groups.at(-1);
    const joins = last && last.length < atOnce && !runsAlone(operation) && !last.some(runsAlone);
    if (joins) last.push(operation);
    else groups.push([operation]);
  }
  return groups;
}

/** Checked after every group. */
const ALWAYS = [
  invariants.noDoubleSeating,
  invariants.pace,
  invariants.seatsFitParties,
  invariants.tablesOfBookings,
  invariants.versionsMove,
  invariants.waitlistIsServed,
  invariants.waitlistMatchesBookings,
  invariants.eachEmailOnce,
];

async function runGroup(
  restaurant: ModelRestaurant,
  log: AnswerLog,
  connection: Connection<BookingTables>,
  operations: readonly Operation[],
) {
  const before = restaurant.state;
  const results = await Promise.all(operations.map((operation) => restaurant.run(operation)));
  const answers = results.filter((answer) => answer !== null);
  const after = await restaurant.refreshState();
  restaurant.references.push(...log.note(answers, before));
  const { now, ruleSet, held } = restaurant;
  const areaOf = (id: string) => {
    const waitlistId = after.holds.find((hold) => hold.id === id)?.waitlistId;
    const request =
      held.find((hold) => hold.id === id)?.request ?? after.waitlist.find((entry) => entry.id === waitlistId);
    return request?.areaId ?? null;
  };
  const batch = { before, after, now, ruleSet, areaOf };
  const alone =
    operations.length > 1
      ? []
      : [
          ...invariants.nobodyOvertakes(batch),
          ...refusalsAreJustified(restaurant, answers),
          ...holdsAreHonoured(after, answers, before, now),
        ];
  const complaints = [...ALWAYS.flatMap((holds) => holds(batch)), ...log.complaints(after), ...alone];
  return { answers, complaints: [...complaints, ...(await sheetsAgree(restaurant, connection, log.batches))] };
}

let restaurantCount = 0;

/** Replays one scenario against its own restaurant; throws with the seed if an invariant fails. */
export async function replayScenario(
  connection: Connection<BookingTables>,
  { seed, length, atOnce }: Scenario,
): Promise<number[]> {
  restaurantCount += 1;
  const restaurant = new ModelRestaurant(connection, `model-${restaurantCount}`);
  const log = new AnswerLog();
  const statuses: number[] = [];
  let count = 0;
  for (const operations of groupOperations(operationSequence(seed, length), atOnce)) {
    count += operations.length;
    const replay = `SEED=${seed} OPS=${count} AT_ONCE=${atOnce}`;
    const { answers, complaints } = await runGroup(restaurant, log, connection, operations).catch((error: Error) => {
      throw new Error(`${replay}: ${error.message}`, { cause: error });
    });
    statuses.push(...answers.map(({ status }) => status));
    if (complaints.length === 0) continue;
    const lines = answers.map(
      ({ operation, status, body }) => `  ${JSON.stringify(operation)} → ${status} ${JSON.stringify(body)}`,
    );
    throw new Error([`${replay} breaks an invariant:`, ...complaints, 'after', ...lines].join('\n'));
  }
  return statuses;
}
