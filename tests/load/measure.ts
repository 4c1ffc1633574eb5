import type { Row } from './rows.ts';

/** What one run came to, by unit: { 'CPU ms': 0.12, 'per second': 8100 }. */
type Figures = Record<string, number>;
/** One run of what is measured; the first of its figures is the one compared. */
export type Work = () => Promise<Figures>;
export type Measured = Figures[];

export const ROUNDS = 5;

/**
 * Runs the works in turn, five times each: A B C, C B A, A B C and so on. Other load on the machine then meets all of
 * them alike, and a drift of its speed cancels out.
 */
export async function inTurns<Name extends string>(works: Record<Name, Work>): Promise<Record<Name, Measured>> {
  const names = Object.keys(works) as Name[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured>;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) measured[name].push(await works[name]());
  }
  return measured;
}

/** The value at that share of all of them, 0 the lowest and 1 the highest. */
export function quantile(values: number[], q: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}

/** Processor time of this process, in which PGlite runs too. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work whose figures are the processor time of one of the things done, and how many were done per second. */
export function rateOf(cpuMs: () => number, run: () => Promise<number>): Work {
  return async () => {
    const [cpuBefore, began] = [cpuMs(), performance.now()];
    const done = await run();
    const seconds = (performance.now() - began) / 1000;
    return { 'CPU ms': (cpuMs() - cpuBefore) / done, 'per second': done / seconds };
  };
}

/** Work whose figures are the processor time of a call and how long callers waited, one call after another. */
export function waitOf(cpuMs: () => number, calls: number, call: (turn: number) => Promise<unknown>): Work {
  let turn = 0;
  return async () => {
    const took: number[] = [];
    const before = cpuMs();
    while (took.length < calls) {
      const began = performance.now();
      await call(turn);
      took.push(performance.now() - began);
      turn += 1;
    }
    return { 'CPU ms': (cpuMs() - before) / calls, 'ms p50': quantile(took, 0.5), 'ms p99': quantile(took, 0.99) };
  };
}

const precise = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** The median, and from the lowest to the highest: '8.1 (7.9–9.4)'. */
function withSpread(values: number[]): string {
  const [lowest, middle, highest] = [0, 0.5, 1].map((q) => precise.format(quantile(values, q)));
  return lowest === highest ? `${middle}` : `${middle} (${lowest}–${highest})`;
}

export function show(measured: Measured): string {
  const units = Object.keys(measured[0] ?? {});
  return units.map((unit) => `${withSpread(measured.map((one) => one[unit] ?? Number.NaN))} ${unit}`).join(', ');
}

/**
 * A row of what was measured beside its yardstick. The ratio is of the two medians of the first figure; its spread is that
 * of the rounds: what was measured on a busy machine shows as a wide one.
 */
export function comparedRow(name: string, measured: Measured, yardstick: { name: string; measured: Measured }): Row {
  const [unit = ''] = Object.keys(measured[0] ?? {});
  const of = (runs: Measured) => runs.map((one) => one[unit] ?? Number.NaN);
  const [own, other] = [of(measured), of(yardstick.measured)];
  const ratios = own.map((value, round) => value / (other[round] as number));
  const [lowest, highest] = [0, 1].map((q) => precise.format(quantile(ratios, q)));
  const ratio = precise.format(quantile(own, 0.5) / quantile(other, 0.5));
  return {
    name,
    value: show(measured),
    yardstick: `${yardstick.name}: ${show(yardstick.measured)}`,
    ratio: `${ratio}x (${lowest}–${highest}) ${unit}`,
  };
}

/** The same for two works only. */
export async function compare(name: string, work: Work, yardstick: { name: string; work: Work }): Promise<Row> {
  const measured = await inTurns({ own: work, yardstick: yardstick.work });
  return comparedRow(name, measured.own, { name: yardstick.name, measured: measured.yardstick });
}
