import { expect, test } from 'vitest';
import type { FinderView } from './find-restaurants.ts';
import { finderSummary, finderTitle } from './finder-words.ts';

const near = (label: string) => ({ label, lat: 0, lng: 0 });
const viewOf = (count: number) =>
  ({ kind: 'found', near: near('LS1'), others: [], results: Array(count).fill({}) }) as unknown as FinderView;
const far = (label: string): FinderView => ({ kind: 'too-far', near: near(label), others: [], nearest: null });

test.each([
  [viewOf(10), 'Near LS1', '10 restaurants near LS1, nearest first'],
  [viewOf(1), 'Near LS1', '1 restaurant near LS1, nearest first'],
  [
    { ...viewOf(10), named: 'leeds-quay', near: near('Leeds Quay') } as FinderView,
    'Leeds Quay',
    'Leeds Quay, and others near it',
  ],
  [{ kind: 'unknown', towns: [] } satisfies FinderView, 'We can’t find “zz”', 'No restaurant found'],
  [far('Lerwick'), 'No restaurant near Lerwick', 'No restaurant found'],
  [far('you'), 'No restaurant near you', 'No restaurant found'],
  [{ kind: 'failed' } satisfies FinderView, 'Search isn’t working just now', 'No restaurant found'],
  [{ kind: 'all', nations: [] } satisfies FinderView, 'Find us', ''],
])("%#: the finder's title and summary", (view, title, summary) => {
  expect(finderTitle(view, 'zz')).toBe(title);
  expect(finderSummary(view)).toBe(summary);
});
