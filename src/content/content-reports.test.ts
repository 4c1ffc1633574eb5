import { expect, test } from 'vitest';
import { ContentError } from '../platform/content-files.ts';
import { contentReports } from './content-reports.ts';

function reported() {
  const lines: string[] = [];
  const line = (level: string) => (words: unknown) => void lines.push(`${level}: ${words}`);
  let away = false;
  const reads = {
    read: async () => {
      if (away) throw new Error('connect ECONNREFUSED');
      return undefined as never;
    },
  };
  const reports = contentReports({ info: line('info'), warn: line('warn'), error: line('error') } as never, reads);
  const ask = () => reports.reads.read(async () => undefined).catch(reports.report);
  const setAway = (is: boolean) => {
    away = is;
  };
  return { lines, ask, setAway, report: reports.report };
}

test("a database outage doesn't reject content, and is logged once, as is its end", async () => {
  const { lines, ask, setAway } = reported();
  await ask();
  setAway(true);
  for (let turn = 0; turn < 3; turn += 1) await ask();
  expect(lines).toEqual(['warn: could not check the content version: connect ECONNREFUSED']);
  setAway(false);
  await ask();
  await ask();
  expect(lines.slice(1)).toEqual(['info: the content version can be checked again']);
});

test('invalid content is refused; other failures are load errors', () => {
  const { lines, report } = reported();
  report(new ContentError([{ file: 'settings.json', path: 'url', expected: 'a link', found: '1' }]));
  report(new Error('connect ECONNREFUSED'));
  expect(lines).toEqual([
    expect.stringMatching(/^error: new content was refused: .*settings\.json/),
    'error: new content could not be loaded: connect ECONNREFUSED',
  ]);
});
