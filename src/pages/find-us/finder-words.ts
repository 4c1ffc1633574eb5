import type { FinderView } from './find-restaurants.ts';

/** The finder's headline. */
export function finderTitle(view: FinderView, q: string): string {
  if (view.kind === 'found') return view.named ? view.near.label : `Near ${view.near.label}`;
  if (view.kind === 'unknown') return `We can’t find “${q}”`;
  if (view.kind === 'failed') return 'Search isn’t working just now';
  if (view.kind === 'all') return 'Find us';
  return view.near.label === 'you' ? 'No restaurant near you' : `No restaurant near ${view.near.label}`;
}

/** A summary of the result, announced to screen readers. */
export function finderSummary(view: FinderView): string {
  if (view.kind === 'all') return '';
  if (view.kind !== 'found') return 'No restaurant found';
  const count = view.results.length === 1 ? '1 restaurant' : `${view.results.length} restaurants`;
  return view.named ? `${view.near.label}, and others near it` : `${count} near ${view.near.label}, nearest first`;
}
