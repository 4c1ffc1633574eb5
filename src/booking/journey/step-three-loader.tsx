import { lazy, Suspense } from 'react';
import type { Journey } from './use-journey.ts';

const load = () => import('./step-three.tsx');
const Details = lazy(async () => ({ default: (await load()).StepThree }));

/** The checks of the customer's fields are heavy: fetched while a time is being chosen. */
export function fetchStepThree(): void {
  void load().catch(() => undefined);
}

export function StepThree(props: { journey: Journey }) {
  return (
    <Suspense fallback={<p className="grow p-6 text-ink-soft">Sharpening the pencil…</p>}>
      <Details {...props} />
    </Suspense>
  );
}
