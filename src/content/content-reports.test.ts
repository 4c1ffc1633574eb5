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

test('while the database is away no content is refused: that is told once, and once that it is back', async () => {
  const { lines, ask, setAway } = reported();
  await ask();
  setAway(true);
  for (let turn = 0; turn < 3; turn += 1) await ask();
  expect(lines).toEqual(['warn: the content version could not be asked for: connect ECONNREFUSED']);
  setAway(false);
  await ask();
  await ask();
  expect(lines.slice(1)).toEqual(['info: the content version is asked for again']);
});

test('wrong content is refused; what is not wrong could not be loaded', () => {
  const { lines, report } = reported();
  report(new ContentError([{ file: 'settings.json', path: 'url', expected: 'a link', found: '1' }]));
  report(new Error('connect ECONNREFUSED'));
  expect(lines).toEqual([
    expect.stringMatching(/^error: new content was refused: .*settings\.json/),
    'error: new content could not be loaded: connect ECONNREFUSED',
  ]);
});
