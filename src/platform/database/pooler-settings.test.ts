import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIME_OUTS } from './database.ts';

const entries = [...readFileSync('deploy/postgres/pgbouncer.ini', 'utf8').matchAll(/^(\w+) = host=.*$/gm)];

test.each(entries.map(([line, name]) => [name, line]))(
  'pgbouncer.ini gives %s the time-outs of the site',
  (_, line) => {
    const [, asked = ''] = /connect_query='([^']*)'/.exec(line as string) ?? [];
    const given = asked.split('; ').map((set) => /^set (\w+) = (\d+)$/.exec(set)?.slice(1));
    expect(given).toEqual(Object.entries(TIME_OUTS).map(([name, ms]) => [name, String(ms)]));
  },
);

test('there is one for the primary and one for the standby', () => {
  expect(entries.map(([, name]) => name)).toEqual(['tavola', 'tavola_standby']);
});
