import type { FinderView } from './finder-view.ts';

/** The finder's answer in its largest letters. */
export function finderTitle(view: FinderView, q: string): string {
  if (view.kind === 'found') return `Near ${view.near.label}`;
  if (view.kind === 'unknown') return `We can’t find “${q}”`;
  if (view.kind === 'failed') return 'Our map is not answering';
  if (view.kind === 'all') return 'Find us';
  return view.near.label === 'you' ? 'You are a long way off' : `Not near ${view.near.label} yet`;
}

/** The same for those who hear that the page has changed. */
export function finderSummary(view: FinderView): string {
  if (view.kind === 'all') return '';
  if (view.kind !== 'found') return 'No restaurant found';
  const count = view.places.length === 1 ? '1 restaurant' : `${view.places.length} restaurants`;
  return `${count} near ${view.near.label}, nearest first`;
}
