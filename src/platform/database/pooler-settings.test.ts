import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TIME_OUTS } from './database.ts';

const entries = [...readFileSync('deploy/postgres/pgbouncer.ini', 'utf8').matchAll(/^(\w+) = host=.*$/gm)];

test.each(entries.map(([line, name]) => [name, line]))("pgbouncer.ini gives %s the site's time-outs", (_, line) => {
  const [, query = ''] = /connect_query='([^']*)'/.exec(line as string) ?? [];
  const settings = query.split('; ').map((set) => /^set (\w+) = (\d+)$/.exec(set)?.slice(1));
  expect(settings).toEqual(Object.entries(TIME_OUTS).map(([name, ms]) => [name, String(ms)]));
});

test('pgbouncer.ini sets time-outs for the primary and the standby', () => {
  expect(entries.map(([, name]) => name)).toEqual(['tavola', 'tavola_standby']);
});
