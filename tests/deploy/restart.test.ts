import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = /^ *server 127\.0\.0\.1:(\d+) max_fails=0( down)?;/gm;

/** deploy/restart.sh between deploy/nginx.conf and stand-ins for systemd, curl and sleep. */
function machine() {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-restart-'));
  const file = (name: string) => join(folder, name);
  const program = (name: string, text: string) => writeFileSync(file(name), `#!/bin/sh\n${text}\n`, { mode: 0o755 });
  writeFileSync(file('tavola.conf'), readFileSync('deploy/nginx.conf'));
  writeFileSync(file('calls'), '');
  writeFileSync(
    file('restart.sh'),
    readFileSync('deploy/restart.sh', 'utf8').replace('/etc/nginx/conf.d/tavola.conf', file('tavola.conf')),
  );
  program('sleep', '');
  program(
    'systemctl',
    `[ "$1" = restart ] && echo "$2 $(grep -c 'max_fails=0;' ${file('tavola.conf')})" >> ${file('calls')}; true`,
  );
  return {
    /** Runs it where the process at the port never becomes ready. Says which were restarted, while how many had traffic. */
    restart(broken = '') {
      program('curl', broken && `case "$*" in *:${broken}/readyz) exit 7;; esac`);
      writeFileSync(file('calls'), '');
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` };
      const { status } = spawnSync('sh', [file('restart.sh')], { env });
      return { status, restarted: readFileSync(file('calls'), 'utf8').trim().split('\n') };
    },
    down: () =>
      [...readFileSync(file('tavola.conf'), 'utf8').matchAll(SERVER)]
        .filter(([, , down]) => down)
        .map(([, port]) => port),
  };
}

test('one process after the other is restarted while the other has the traffic', () => {
  const { restart, down } = machine();
  expect(restart()).toEqual({ status: 0, restarted: ['tavola@3001 1', 'tavola@3002 1'] });
  expect(down()).toEqual([]);
});

test.each(['3001', '3002'])(
  'after a run in which %s did not become ready, the next takes no other out before it is',
  (broken) => {
    const { restart, down } = machine();
    expect(restart(broken).status).toBe(1);
    expect(down()).toEqual([broken]);
    expect(restart(broken)).toEqual({ status: 1, restarted: [`tavola@${broken} 1`] });
    expect(down()).toEqual([broken]);
    const other = broken === '3001' ? '3002' : '3001';
    expect(restart()).toEqual({ status: 0, restarted: [`tavola@${broken} 1`, `tavola@${other} 1`] });
    expect(down()).toEqual([]);
  },
);
