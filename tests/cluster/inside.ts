// What run.ts starts in networks of its own: the cluster, its load, the faults one after another, and the table of figures.
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseMachines } from './database-machines.ts';
import { FAULTS, type Fault } from './faults.ts';
import { KeptPages } from './kept-pages.ts';
import { compareBookings, confirmationsMissing } from './ledger.ts';
import { Load } from './load.ts';
import { startMailServer } from './mail-server.ts';
import { askedByPooler, readsByStandby } from './pooler.ts';
import { backUp, chooseMoment, type RestoreMoment, restoreTo } from './restore.ts';
import { MAIL_PORT, SiteMachine } from './site-machine.ts';
import { until } from './until.ts';

const [folder = '', ...named] = process.argv.slice(2);
const wanted = (name: string) => named.length === 0 || named.includes(name);
const BOOKINGS_BETWEEN = 8;

const began = performance.now();
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(5)} s  ${words}`);
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

const rows: [string, string][] = [];
const broken: string[] = [];
/** A figure that must be so. */
function claim(title: string, figure: string | number, holds: boolean): void {
  rows.push([title, `${figure}${holds ? '' : '   <- not so'}`]);
  if (!holds) broken.push(title);
}

say('starting etcd, PostgreSQL under Patroni, HAProxy, pgbouncer, nginx and two sites');
SiteMachine.arrange(folder);
const mail = await startMailServer(MAIL_PORT);
const databases = await DatabaseMachines.start(folder);
const site = await SiteMachine.start(folder, databases.password);
const cluster = { databases, site };
say('all is well: guests begin to book');
const pooled = await askedByPooler(databases.password);
const AS_ASKED = 'primary 2s 1500ms 30s, standby 2s 1500ms 30s';
claim('behind pgbouncer: who answers, and the time-outs in force', pooled, pooled === AS_ASKED);
claim('reads by the standby at the start', await readsByStandby(), true);
const load = new Load();
const pages = new KeptPages();

const bookedSince = async (count: number) =>
  until('bookings go on', () => load.acknowledged.length >= count + BOOKINGS_BETWEEN);

async function bring({ title, rounds, round }: Fault): Promise<void> {
  const gaps: number[] = [];
  const from = load.acknowledged.length;
  for (let turn = 0; turn < rounds; turn += 1) {
    await bookedSince(load.acknowledged.length);
    const since = performance.now();
    await round(cluster, turn);
    await bookedSince(load.acknowledged.length);
    await databases.untilHealthy();
    gaps.push(load.longestGap(since));
    say(`${title}, ${turn + 1} of ${rounds}: ${seconds(gaps.at(-1) as number)} without a booking`);
  }
  const longest = seconds(Math.max(...gaps));
  rows.push([`${title}${rounds > 1 ? `, ${rounds} times` : ''}: longest time without a booking`, longest]);
  if (rounds > 1) rows.push(['  each, in seconds', gaps.map((gap) => (gap / 1000).toFixed(1)).join(', ')]);
  rows.push(['  bookings acknowledged meanwhile', String(load.acknowledged.length - from)]);
}

await bookedSince(0);
const quietSince = performance.now();
await pause(20_000);
rows.push(['nothing wrong, 20 s: longest time without a booking', seconds(load.longestGap(quietSince))]);
let moment: RestoreMoment | undefined;
if (wanted('restore')) {
  say('pgBackRest: full backup under load');
  await backUp(databases);
}
for (const fault of FAULTS.filter(({ name }) => wanted(name))) {
  try {
    await bring(fault);
  } catch (problem) {
    say(`${fault.title}: ${(problem as Error).message}`);
    claim(`${fault.title}: heals by itself`, (problem as Error).message, false);
  }
  if (fault.name === 'kill-site' && wanted('restore')) moment = await chooseMoment(load, databases.password);
}
if (wanted('restore') && !moment) {
  moment = await chooseMoment(load, databases.password);
  await bookedSince(load.acknowledged.length);
}
await Promise.all([load.end(), pages.end()]);
say('no more guests: comparing');

const { lost, nobodys, twice } = await compareBookings(databases.password, load);
const missing = await confirmationsMissing(mail, load.acknowledged.length);
rows.push(['bookings acknowledged', String(load.acknowledged.length)]);
rows.push(['  refused, for restaurants that take none or full times', String(load.refused)]);
rows.push(['  tries that failed and were made again', String(load.failed)]);
claim('acknowledged bookings lost', lost, lost === 0);
claim('bookings that nobody was told of', nobodys, nobodys === 0);
claim('booked twice', twice, twice === 0);
claim('confirmations missing', missing, missing === 0);
claim(`e-mails sent twice, of ${mail.all()}`, mail.twice(), mail.twice() === 0);
claim('failures without words for a diner', load.unkind.length, load.unkind.length === 0);
claim(`kept pages not answered, of ${pages.asked}`, pages.failed.length, pages.failed.length === 0);
rows.push(['slowest kept page', seconds(pages.slowestMs)]);
for (const words of [...new Set([...load.unkind, ...pages.failed])].slice(0, 5)) say(words);

if (moment) {
  say(`restoring to ${moment.at}`);
  const restored = await restoreTo(moment, cluster);
  claim(`restored to a moment, ${restored.bookings} bookings: missing`, restored.missing, restored.missing === 0);
  claim('  and too many', restored.tooMany, restored.tooMany === 0);
  rows.push(['  from the decision until the site is open', `${restored.seconds} s`]);
}

const widest = Math.max(...rows.map(([title]) => title.length));
console.log(`\n${rows.map(([title, figure]) => `${title.padEnd(widest)}  ${figure}`).join('\n')}\n`);
console.log(broken.length === 0 ? 'Every claim holds.' : `Not so: ${broken.join('; ')}`);
process.exit(broken.length === 0 ? 0 : 1);
