// The whole proof: static checks, unit and API tests on PGlite, the same API tests on PostgreSQL, journeys in a browser.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

function run(title, command, args, env = {}) {
  console.log(`\n== ${title}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) {
    console.error(`\n${title}: failed.`);
    process.exit(status ?? 1);
  }
}

const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/** A browser on the system, else Debian's package when we may install it, else a plain word. */
function findChromium() {
  const known = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  const found = known.find((path) => path && existsSync(path));
  if (found) return found;
  if (process.getuid?.() === 0 && quietly('apt-get', ['--version'])) {
    console.log('Installing Chromium from Debian for the browser tests.');
    quietly('apt-get', ['update', '-qq']);
    quietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
  process.exit(1);
}

const chromium = findChromium();
run('Static checks', 'npm', ['run', '--silent', 'check']);
run('Unit and API tests on PGlite', 'vitest', ['run', '--project', 'rules', '--project', 'database']);
run('API tests on PostgreSQL', 'node', ['tests/support/on-postgres.ts']);
run('Build', 'npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
run('The built server as a process', 'vitest', ['run', '--project', 'running']);
run('Journeys in the browser', 'playwright', ['test'], { CHROMIUM: chromium });
