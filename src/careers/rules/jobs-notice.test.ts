import { expect, it } from 'vitest';
import { jobsNotice } from './jobs-notice.ts';

const job = (start: string, closes: string) => ({ posted: start, closes });
const open = job('2026-10-01', '2027-03-31');
const closedJob = job('2026-10-01', '2026-11-19');
const soon = job('2026-10-01', '2026-12-03');
const justLater = job('2026-10-01', '2026-12-04');
const toCome = job('2026-11-21', '2027-03-31');

it.each([
  ['no jobs', [], []],
  ['all open', [open, open], ['Jobs: 2 open, 0 of them closing within 14 days; 0 closed, 0 to come.']],
  [
    'half the jobs left in two weeks',
    [open, toCome, soon, closedJob],
    ['Jobs: 2 open, 1 of them closing within 14 days; 1 closed, 1 to come.'],
  ],
  [
    'a last day exactly two weeks ahead',
    [justLater],
    ['Jobs: 1 open, 0 of them closing within 14 days; 0 closed, 0 to come.'],
  ],
  [
    'most jobs closing or closed',
    [open, soon, closedJob],
    [
      'Jobs: 2 open, 1 of them closing within 14 days; 1 closed, 0 to come.',
      'Warning: in 14 days only 1 of 3 jobs will be open. See content/jobs.',
    ],
  ],
])('the notice about %s', (_, jobs, words) => {
  expect(jobsNotice(jobs, '2026-11-20')).toEqual(words);
});
