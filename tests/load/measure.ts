import type { Row } from './rows.ts';

/** The figures of one run, by unit: { 'CPU ms': 0.12, 'per second': 8100 }. */
type Figures = Record<string, number>;
/** One run of a benchmark; the first of its figures is compared. */
export type Work = () => Promise<Figures>;
export type Measured = Figures[];

export const ROUNDS = 5;

/**
 * Runs the works in turn, five times each: A B C, C B A, A B C and so on. Other load then affects all of them alike,
 * and drift in the machine's speed cancels out.
 */
export async function inTurns<Name extends string>(works: Record<Name, Work>): Promise<Record<Name, Measured>> {
  const names = Object.keys(works) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, Measured>;
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? names : names.toReversed();
    for (const name of order) results[name].push(await works[name]());
  }
  return results;
}

/** The value at quantile q: 0 is the lowest, 1 the highest. */
export function quantile(values: number[], q: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.floor(ascending.length * q))] ?? Number.NaN;
}

/** Processor time of this process, which includes PGlite. */
export function ownCpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Work whose figures are the processor time per operation and the operations per second. */
export function rateOf(cpuMs: () => number, act: () => Promise<number>): Work {
  return async () => {
    const [cpuBefore, began] = [cpuMs(), performance.now()];
    const count = await act();
    const seconds = (performance.now() - began) / 1000;
    return { 'CPU ms': (cpuMs() - cpuBefore) / count, 'per second': count / seconds };
  };
}

/** Work whose figures are the processor time per call and the callers' latency, with calls in sequence. */
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

/** The median and the range: '8.1 (7.9–9.4)'. */
function withSpread(values: number[]): string {
  const [lowest, middle, highest] = [0, 0.5, 1].map((q) => precise.format(quantile(values, q)));
  return lowest === highest ? `${middle}` : `${middle} (${lowest}–${highest})`;
}

export function show(results: Measured): string {
  const units = Object.keys(results[0] ?? {});
  return units.map((unit) => `${withSpread(results.map((figures) => figures[unit] ?? Number.NaN))} ${unit}`).join(', ');
}

/**
 * A row of results beside its baseline. The ratio is of the medians of the first figure; its spread is that of the
 * rounds, so a busy machine shows as a wide one.
 */
export function comparedRow(name: string, results: Measured, yardstick: { name: string; measured: Measured }): Row {
  const [unit = ''] = Object.keys(results[0] ?? {});
  const of = (runs: Measured) => runs.map((figures) => figures[unit] ?? Number.NaN);
  const [ownValues, baseline] = [of(results), of(yardstick.measured)];
  const ratios = ownValues.map((value, round) => value / (baseline[round] as number));
  const [lowest, highest] = [0, 1].map((q) => precise.format(quantile(ratios, q)));
  const ratio = precise.format(quantile(ownValues, 0.5) / quantile(baseline, 0.5));
  return {
    name,
    value: show(results),
    yardstick: `${yardstick.name}: ${show(yardstick.measured)}`,
    ratio: `${ratio}x (${lowest}–${highest}) ${unit}`,
  };
}

/** Measures two works and compares them. */
export async function compare(name: string, work: Work, yardstick: { name: string; work: Work }): Promise<Row> {
  const results = await inTurns({ own: work, yardstick: yardstick.work });
  return comparedRow(name, results.own, { name: yardstick.name, measured: results.yardstick });
}
