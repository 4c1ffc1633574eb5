import { quantile } from '../measure.ts';
import { STEPS, type StepName } from './plan.ts';
import type { Told } from './visitor.ts';

const ROWS: StepName[] = [...STEPS, 'robot page', 'scraper page'];
/** What a diner does once something has begun: none of these may fail. */
const BEGUN = new Set<StepName>(['hold', 'book', 'open link', 'cancel', 'change']);
const AUTOMATIC = new Set<StepName>(['robot page', 'scraper page']);
const HOLDS_UNDER_MS = 1000;

export type StepFigures = {
  step: StepName;
  count: number;
  p50: number;
  p95: number;
  p99: number;
  refused: number;
  lost: number;
  taken: number;
  failed: number;
};

/** The figures of each step; times from its due time to its last response. */
export function figuresOf(outcomes: Told[]): StepFigures[] {
  return ROWS.map((step) => {
    const ofStep = outcomes.filter(({ name }) => name === step);
    const times = ofStep.map(({ ms }) => ms);
    const count = (outcome: Told['outcome']) => ofStep.filter((entry) => entry.outcome === outcome).length;
    const at = (q: number) => Math.round(quantile(times, q) || 0);
    return {
      step,
      count: ofStep.length,
      p50: at(0.5),
      p95: at(0.95),
      p99: at(0.99),
      refused: ofStep.reduce((sum, entry) => sum + entry.refused, 0),
      lost: count('lost'),
      taken: count('taken'),
      failed: count('failed'),
    };
  });
}

/** Whether a rate is held: every step of diners in time, and nobody rejected. */
export const holds = (figures: StepFigures[]): boolean =>
  figures
    .filter(({ step }) => !AUTOMATIC.has(step))
    .every(({ p99, refused, failed }) => p99 < HOLDS_UNDER_MS && refused === 0 && failed === 0);

/** Failures that must not happen at any rate: of something begun, other than a request to retry. */
export const begunFailures = (outcomes: Told[]): Told[] =>
  outcomes.filter(({ name, outcome }) => BEGUN.has(name) && outcome === 'failed');
