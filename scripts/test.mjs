// The whole proof, in parts. Two run side by side, one for each core of a small machine, and others take what those leave of
// it: what a part says is kept until it ends. The browser comes last, with two workers of its own. What each costs:
// docs/decisions/019-how-the-proof-is-run.md
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(join(dirname(fileURLToPath(import.meta.url)), '..'));

const quietly = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const mayInstall = () => process.getuid?.() === 0 && quietly('apt-get', ['--version']);

/** Without windows first: a page takes it a third less work. */
const HEADLESS = '/usr/bin/chromium-headless-shell';
const BROWSERS = [HEADLESS, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const BRIEFLY = ['-y', '-qq', '-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20'];

/** Debian's package, in short tries and without taking anything else away. */
function install(name) {
  console.log(`Installing Debian's ${name} for the browser tests.`);
  const get = () => quietly('apt-get', ['install', '--no-install-recommends', '--no-remove', ...BRIEFLY, name]);
  return get() || (quietly('apt-get', ['update', ...BRIEFLY]) && get());
}

/** The browser that was named, else Debian's headless one when we may install it, else any on the system. */
function findChromium() {
  const find = () => BROWSERS.find((path) => existsSync(path));
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  if (find() !== HEADLESS && mayInstall()) install('chromium-headless-shell') || find() || install('chromium');
  const found = find();
  if (found) return found;
  console.error('No Chromium found. Install it (Debian: apt-get install chromium) or set CHROMIUM to its path.');
  process.exit(1);
}

/** What tests/support/nginx.ts looks for where Debian's nginx is not installed. */
const NGINX = ['nginx', 'nginx-common', 'libnginx-mod-http-brotli-static'];
const BROTLI = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const UNPACKED = 'node_modules/.cache/nginx';

/** Debian's nginx, unpacked rather than installed: nothing of it starts by itself. Where it is not to be had, its tests say so. */
function unpackNginx() {
  if (existsSync(`/${BROTLI}`) || existsSync(`${UNPACKED}/${BROTLI}`) || !mayInstall()) return;
  console.log("Fetching Debian's nginx for the tests behind it.");
  mkdirSync(UNPACKED, { recursive: true });
  const download = ['download', ...BRIEFLY, ...NGINX];
  const fetched = () => spawnSync('apt-get', download, { stdio: 'ignore', cwd: UNPACKED }).status === 0;
  if (!fetched() && !(quietly('apt-get', ['update', ...BRIEFLY]) && fetched())) return;
  for (const file of readdirSync(UNPACKED)) quietly('dpkg-deb', ['-x', `${UNPACKED}/${file}`, UNPACKED]);
}

const part = (title, command, args, env = {}) => ({ title, command, args, env });
const chromium = findChromium();
unpackNginx();
const checks = part('Static checks', 'npm', ['run', '--silent', 'check']);
const build = part('Build', 'npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' });
/** Gives way to the other parts: races and servers that are killed need a core, and no unit needs one in time. */
const units = { ...part('Unit tests', 'vitest', ['run', '--project', 'rules']), gives: true };
const races = part('Races', 'vitest', ['run', '--project', 'races']);
const pglite = part('API tests on PGlite', 'vitest', ['run', '--project', 'database']);
const KILLS = 'tests/faults/kill.running.test.ts';
const servers = part('The built server as a process', 'vitest', ['run', '--project', 'running', '--exclude', KILLS]);
/** For a minute it waits for e-mails whose process was killed. */
const kills = part('The built server, killed', 'vitest', ['run', '--project', 'running', KILLS]);
const postgres = part('API tests on PostgreSQL', 'node', ['tests/support/on-postgres.ts']);
const browser = part('Journeys in the browser', 'playwright', ['test'], { CHROMIUM: chromium });

const began = performance.now();
const passed = [];
let failed;

const lasting = (since) => {
  const seconds = Math.round((performance.now() - since) / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
};

/** Runs a part to its end, and says how long it took; `aside` another one it is silent until then. */
function run({ title, command, args, env, gives }, aside) {
  const since = performance.now();
  console.log(aside ? `.. ${title}` : `\n== ${title}`);
  const said = [];
  return new Promise((resolve) => {
    const colour = aside && process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: '1' } : {};
    const workers = aside ? { TEST_WORKERS: '1' } : {};
    const stdio = aside ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'];
    const child = spawn(command, args, { stdio, env: { ...process.env, ...colour, ...workers, ...env } });
    if (gives && child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (words) => said.push(words));
    child.once('error', (error) => console.error(`${title}: ${error.message}`));
    child.once('close', (code) => {
      if (aside) process.stdout.write(`\n== ${title}\n${Buffer.concat(said)}`);
      console.log(`== ${title}: ${code === 0 ? 'passed' : 'failed'} in ${lasting(since)}`);
      if (code === 0) passed.push(title);
      else failed ??= { title, code };
      resolve();
    });
  });
}

/** After a failure nothing more begins; what is under way ends. */
async function follow(parts) {
  for (let next = parts.shift(); next && !failed; next = parts.shift()) await run(next, true);
}

const beside = (...lanes) => Promise.all(lanes.map(follow));

// Two lanes, one for each core, since races among a hundred diners need theirs; what waits most of its time goes beside the
// first, and has ended when they begin. Of what goes before the browser, servers alone need the build.
const first = follow([checks, build]).then(() => beside([servers], [kills]));
await Promise.all([first, beside([pglite, postgres, races], [units])]);
if (!failed) await run(browser, false);

if (failed) {
  console.error(`\n${failed.title}: failed.`);
  process.exit(failed.code || 1);
}
console.log(`\nEverything is proved, in ${lasting(began)}.\nParts: ${passed.length} passed, 0 failed`);
